package gateway.testkit.limit;

import static gateway.testkit.limit.Policies.spreadOver;
import static gateway.testkit.limit.StoreTests.forEachLimit;
import static gateway.testkit.limit.StoreTests.forEachPace;
import static gateway.testkit.limit.TestStore.key;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.Policy;
import gateway.api.limit.Policy.Breadth;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What holds when many threads ask at once. Part of {@link LimitStoreContract}. */
public interface LimitStoreConcurrencyContract extends LimitStoreHarness {

    /** {@return tests: on a new key, 64 threads get N permits, and each of the N is a different one} */
    @TestFactory
    default Stream<DynamicTest> sixtyFourThreadsGetExactlyTheLimit() {
        return forEachLimit(this, StandardLimit.ofEachAlgorithm(500), (store, limit) -> {
            TestSet set = store.prepare(store.policy("a", limit));
            List<Decision> decisions = storm(16, () -> set.acquire(key(1), 1).get(0));
            assertThat(decisions)
                    .filteredOn(Decision::permitted)
                    .extracting(Decision::remaining)
                    .containsExactlyInAnyOrderElementsOf(
                            LongStream.range(0, 500).boxed().toList());
        });
    }

    /** {@return tests: also the first request of a key, which has to make its state, is counted once} */
    @TestFactory
    default Stream<DynamicTest> keysThatManyThreadsMeetFirstAreCountedExactly() {
        return forEachPace(this, (store, limits) -> {
            TestSet set = store.prepare(limits.policy("a", 2));
            for (long number = 0; number < 100; number++) {
                LimitKey key = key(number);
                List<Boolean> passed = Crowd.of(8, member -> set.passes(key, 1));
                assertThat(passed).filteredOn(pass -> pass).hasSize(2);
            }
        });
    }

    /** {@return tests: of several limits the smallest decides, and all are charged for exactly what passed} */
    @TestFactory
    default Stream<DynamicTest> severalLimitsAreChargedForExactlyWhatPassed() {
        return forEachPace(this, (store, limits) -> {
            TestSet set = store.prepare(
                    limits.policy("a", 3_000),
                    spreadOver(Breadth.SHARED, limits.policy("b", 2_000)),
                    spreadOver(Breadth.CALLERS, limits.policy("c", 4_000)),
                    limits.policy("d", 2_500));
            List<Boolean> passed = storm(50, () -> set.passes(key(1), 1));
            assertThat(passed).filteredOn(pass -> pass).hasSize(2_000);
            assertThat(set.remaining(key(1))).containsExactly(1_000L, 0L, 2_000L, 500L);
        });
    }

    /** {@return tests: an earlier and a later set of the same policies, as in a reconfiguration, count as one} */
    @TestFactory
    default Stream<DynamicTest> setsOfTheSamePoliciesCountAsOne() {
        return forEachPace(this, (store, limits) -> {
            List<TestSet> sets = Stream.generate(() -> store.prepare(limits.policy("a", 1_000)))
                    .limit(2)
                    .toList();
            List<Boolean> passed = Crowd.of(
                            64,
                            member -> IntStream.range(0, 25)
                                    .mapToObj(i -> sets.get((member + i) % 2).passes(key(1), 1))
                                    .toList())
                    .stream()
                    .flatMap(List::stream)
                    .toList();
            assertThat(passed).filteredOn(pass -> pass).hasSize(1_000);
        });
    }

    /** {@return tests: sets that name the same limits in another order neither block each other nor miscount} */
    @TestFactory
    default Stream<DynamicTest> setsInDifferentOrderDoNotBlockEachOther() {
        return forEachPace(this, (store, limits) -> {
            Policy first = limits.policy("a", 10_000);
            Policy second = spreadOver(Breadth.SHARED, limits.policy("b", 10_000));
            List<TestSet> sets = List.of(store.prepare(first, second), store.prepare(second, first));
            Crowd.of(
                    4,
                    member -> IntStream.range(0, 1_000)
                            .filter(i -> sets.get(member % 2).passes(key(i % 2), 1))
                            .count());
            assertThat(sets.get(0).remaining(key(0))).containsExactly(8_000L, 8_000L);
            assertThat(sets.get(1).remaining(key(1))).containsExactly(8_000L, 8_000L);
        });
    }

    /** {@return tests: what the broad limit refuses does not take a permit from the narrow key even for a moment} */
    @TestFactory
    default Stream<DynamicTest> aRejectedRequestIsInvisibleToOthers() {
        return forEachPace(this, (store, limits) -> {
            Policy narrow = limits.policy("narrow", 5);
            Policy broad = spreadOver(Breadth.SHARED, limits.policy("broad", 1));
            new Intrusion(store.prepare(narrow), store.prepare(narrow, broad), false).run(0, 249);
            new Intrusion(store.prepare(narrow), store.prepare(broad, narrow), true).run(250, 499);
        });
    }

    private static <T> List<T> storm(int requestsPerThread, Supplier<T> request) {
        return Crowd.of(
                        64,
                        member -> Stream.generate(request)
                                .limit(requestsPerThread)
                                .toList())
                .stream()
                .flatMap(List::stream)
                .toList();
    }
}
