package gateway.testkit.limit;

import static gateway.testkit.limit.Policies.spreadOver;
import static gateway.testkit.limit.StoreTests.forEachBreadth;
import static gateway.testkit.limit.StoreTests.forEachLimit;
import static gateway.testkit.limit.TestStore.key;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
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
        return forEachBreadth(this, store -> {
            TestSet set = store.prepare(store.hourly("a", 2));
            List<Integer> passed = Crowd.of(8, member -> (int) LongStream.range(0, 500)
                    .filter(number -> set.passes(key(number), 1))
                    .count());
            assertThat(passed.stream().mapToInt(Integer::intValue).sum()).isEqualTo(1000);
        });
    }

    /** {@return tests: of several limits the smallest decides, and all are charged for exactly what passed} */
    @TestFactory
    default Stream<DynamicTest> severalLimitsAreChargedForExactlyWhatPassed() {
        return forEachBreadth(this, store -> {
            TestSet set = store.prepare(
                    store.hourly("a", 300),
                    spreadOver(Breadth.SHARED, store.hourly("b", 200)),
                    spreadOver(Breadth.CALLERS, store.hourly("c", 400)),
                    store.hourly("d", 250));
            List<Boolean> passed = storm(8, () -> set.passes(key(1), 1));
            assertThat(passed).filteredOn(pass -> pass).hasSize(200);
            assertThat(set.remaining(key(1))).containsExactly(100L, 0L, 200L, 50L);
        });
    }

    /** {@return tests: sets that name the same limits in another order neither block each other nor miscount} */
    @TestFactory
    default Stream<DynamicTest> setsInDifferentOrderDoNotBlockEachOther() {
        return forEachBreadth(this, store -> {
            Policy first = store.hourly("a", 10_000);
            Policy second = spreadOver(Breadth.SHARED, store.hourly("b", 10_000));
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
        return forEachBreadth(this, store -> {
            Policy narrow = store.hourly("narrow", 5);
            Policy broad = store.hourly("broad", 1);
            new Intrusion(store.prepare(narrow), store.prepare(narrow, broad), false).run(0, 999);
            new Intrusion(store.prepare(narrow), store.prepare(broad, narrow), true).run(1_000, 1_999);
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
