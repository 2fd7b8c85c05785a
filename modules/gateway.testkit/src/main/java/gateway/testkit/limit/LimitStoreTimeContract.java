package gateway.testkit.limit;

import static gateway.testkit.limit.StoreTests.forEachLimit;
import static gateway.testkit.limit.TestStore.key;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.Policy;
import gateway.api.limit.Policy.Breadth;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What a store keeps, and how long. Part of {@link LimitStoreContract}. */
public interface LimitStoreTimeContract extends LimitStoreHarness {

    /** {@return tests: through the store, every algorithm decides as its naive counterpart, whoever else is there} */
    @TestFactory
    default Stream<DynamicTest> agreesWithReferencesOnRandomTimelines() {
        return forEachLimit(this, StandardLimit.ofEachAlgorithm(7), (store, limit) -> {
            Policy policy = store.policy("a", limit);
            TestSet set = store.prepare(policy);
            new RandomTimeline(Seed.of(0), policy.limiter().shape().limit(), store.resolution())
                    .compare(
                            (nowNanos, permits) -> {
                                store.ticker().set(nowNanos);
                                LongStream.range(1, 5).forEach(other -> set.acquire(key(permits + other), 1));
                                return set.acquire(key(-1), permits).get(0);
                            },
                            limit.reference().get(),
                            150);
        });
    }

    /** {@return tests: a state is there as long as it says something, however fast or slow a permit comes back} */
    @TestFactory
    default Stream<DynamicTest> aStateSurvivesAsLongAsItMatters() {
        return forEachLimit(this, StandardLimit.ofEveryRatio(), (store, limit) -> {
            Policy policy = store.policy("a", limit);
            TestSet set = store.prepare(policy);
            long start = store.ticker().epochNanos();
            long capacity = policy.limiter().shape().limit().permits();
            long reset = 0;
            for (int tenth = 0; tenth <= 10; tenth++) {
                reset = set.acquire(key(tenth), capacity).get(0).resetAfterNanos();
            }
            for (int tenth = 0; tenth <= 10; tenth++) {
                long wait = Waits.roundedUp(reset / 10 * tenth, store.resolution());
                store.ticker().set(start + wait);
                LongStream.range(100, 300).forEach(other -> set.acquire(key(other), 1));
                assertThat(set.acquire(key(tenth), 0).get(0))
                        .as("%d ns after the last permit", wait)
                        .isEqualTo(expected(limit, start, capacity, wait, store.resolution()));
            }
        });
    }

    private static Decision expected(StandardLimit limit, long start, long spent, long wait, long resolution) {
        Reference reference = limit.reference().get();
        reference.step(start, spent);
        return Waits.roundedUp(reference.step(start + wait, 0), resolution);
    }

    /** {@return tests: only the ticker moves the store's time, whatever year it shows} */
    @TestFactory
    default Stream<DynamicTest> timeIsThatOfTheTickerAlone() {
        return Stream.of("1975-06-01T00:00:00Z", "2026-01-01T00:00:00Z", "2150-12-31T23:59:59Z")
                .map(start -> DynamicTest.dynamicTest(start, () -> {
                    try (TestStore store = TestStore.open(this, Breadth.CALLERS, Instant.parse(start))) {
                        assertOnlyTheTickerCounts(store);
                    }
                }));
    }

    private static void assertOnlyTheTickerCounts(TestStore store) {
        Map<String, String> everyMilli = Map.of("max-requests", "1", "refill-rate", "1/1ms");
        TestSet set = store.prepare(store.policy("a", "token-bucket", everyMilli));
        LimitKey key = key(1);
        assertThat(set.passes(key, 1)).isTrue();
        assertThat(IntStream.range(0, 20_000).noneMatch(i -> set.passes(key, 1)))
                .as("rejected while the ticker stands still")
                .isTrue();
        store.ticker().advance(Duration.ofMillis(1));
        assertThat(set.passes(key, 1)).as("permitted a millisecond later").isTrue();
        assertThat(set.passes(key, 1)).as("permitted again").isFalse();
    }
}
