package gateway.algorithms.memory;

import static gateway.algorithms.memory.Asking.ask;
import static gateway.algorithms.memory.Asking.key;
import static gateway.algorithms.memory.Asking.passes;
import static gateway.algorithms.memory.Asking.remaining;
import static gateway.algorithms.memory.Policies.perCaller;
import static gateway.algorithms.memory.Policies.scoped;
import static gateway.algorithms.memory.Policies.shared;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.api.limit.StoreUnavailableException;
import gateway.testkit.limit.MovableTicker;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A memory store that is full")
class FullStoreTest {
    private final MovableTicker ticker = MovableTicker.standing();
    private final LimitStore store = Stores.withMaxKeys(10, ticker);

    @Test
    void dropsWhatSaysNothingAnyMoreFirstAndForFree() {
        LimitSet set = store.prepare(List.of(perCaller("a", "token-bucket", "max-requests=10", "refill-rate=1")));
        ask(set, 0, 1);
        LongStream.range(1, 10).forEach(key -> ask(set, key, 5));
        ticker.advance(Duration.ofSeconds(1));
        ask(set, 10, 5);
        assertThat(remaining(set, 1)).isEqualTo(6);
        assertThat(store.usage().keys()).isEqualTo(10);
        assertThat(store.usage().evictedKeys()).isZero();
    }

    @Test
    void dropsTheStateNearestToFull() {
        LimitSet set = store.prepare(List.of(perCaller("a", "fixed-window", "max-requests=20", "window=1h")));
        LongStream.range(0, 10).forEach(key -> ask(set, key, 10 - key));
        ask(set, 100, 20);
        assertThat(LongStream.range(0, 9).map(key -> remaining(set, key)))
                .containsExactly(10L, 11L, 12L, 13L, 14L, 15L, 16L, 17L, 18L);
        assertThat(remaining(set, 9)).as("dropped").isEqualTo(20);
        assertThat(store.usage().evictedKeys()).isEqualTo(1);
    }

    @Test
    void comparesRemainingWithTheLimit() {
        LimitSet small =
                store.prepare(List.of(scoped("s", perCaller("small", "fixed-window", "max-requests=5", "window=1h"))));
        LimitSet large =
                store.prepare(List.of(scoped("s", perCaller("large", "fixed-window", "max-requests=50", "window=1h"))));
        LongStream.range(0, 10).forEach(key -> ask(large, key, key == 7 ? 4 : 5));
        ask(large, 100, 5);
        assertThat(remaining(large, 7))
                .as("the only one that either limit has something left of")
                .isEqualTo(50);
        assertThat(passes(small, 0, 1)).as("exhausted under the smaller limit").isFalse();
    }

    @Test
    void refusesANewKeyWhenEveryStateIsExhausted() {
        LimitSet set = store.prepare(List.of(perCaller("a", "fixed-window", "max-requests=5", "window=1h")));
        LongStream.range(0, 10).forEach(key -> ask(set, key, 5));
        assertThat(ask(set, 10, 1).get(0))
                .isInstanceOfSatisfying(
                        Failed.class,
                        failed -> assertThat(failed.cause())
                                .isInstanceOf(StoreUnavailableException.class)
                                .hasMessage("no room for another key of policy a, since all states are exhausted"));
        assertThat(ask(set, 10, 0).get(0)).as("asking").isInstanceOf(Permitted.class);
        assertThat(LongStream.range(0, 10)).noneMatch(key -> passes(set, key, 1));
        assertThat(store.usage().keys()).isEqualTo(10);
        assertThat(store.usage().refusedKeys()).isEqualTo(1);
        assertThat(store.usage().evictedKeys()).isZero();
    }

    @Test
    void hasRoomAgainAtTheMomentAPermitComesBack() {
        LimitSet set = store.prepare(List.of(perCaller("a", "token-bucket", "max-requests=5", "refill-rate=1")));
        LongStream.range(0, 10).forEach(key -> {
            ask(set, key, 5);
            ticker.advance(Duration.ofNanos(1));
        });
        ticker.advance(Duration.ofSeconds(1).minusNanos(11));
        assertThat(ask(set, 10, 5).get(0)).as("1 ns too early").isInstanceOf(Failed.class);
        ticker.advance(Duration.ofNanos(1));
        assertThat(ask(set, 10, 5).get(0)).isInstanceOf(Permitted.class);
        assertThat(ask(set, 11, 5).get(0)).as("the others are still exhausted").isInstanceOf(Failed.class);
        assertThat(remaining(set, 0)).as("dropped").isEqualTo(5);
    }

    @Test
    void hasRoomAgainAfterAReset() {
        LimitSet set = store.prepare(List.of(perCaller("a", "fixed-window", "max-requests=5", "window=1h")));
        LongStream.range(0, 10).forEach(key -> ask(set, key, 5));
        ask(set, 10, 5);
        set.reset(new LimitKey[] {key(3)});
        assertThat(ask(set, 10, 5).get(0)).isInstanceOf(Permitted.class);
        assertThat(store.usage().keys()).isEqualTo(10);
    }

    @Test
    void letsTheLimitWithTheMostKeysPay() {
        LimitSet crowd = store.prepare(List.of(perCaller("crowd", "fixed-window", "max-requests=5", "window=1h")));
        LimitSet few = store.prepare(List.of(perCaller("few", "token-bucket", "max-requests=5", "window=1h")));
        ask(few, 0, 1);
        LongStream.range(0, 9).forEach(key -> ask(crowd, key, 4));
        ask(few, 1, 5);
        assertThat(remaining(few, 0))
                .as("nearer to full, but of the small table")
                .isEqualTo(4);
        assertThat(LongStream.range(0, 9).filter(key -> remaining(crowd, key) == 5))
                .hasSize(1);
    }

    @Test
    void asksTheOtherLimitsWhenTheLargestIsExhausted() {
        LimitSet crowd = store.prepare(List.of(perCaller("crowd", "fixed-window", "max-requests=5", "window=1h")));
        LimitSet few = store.prepare(List.of(perCaller("few", "token-bucket", "max-requests=5", "window=1h")));
        ask(few, 0, 1);
        LongStream.range(0, 9).forEach(key -> ask(crowd, key, 5));
        assertThat(ask(crowd, 9, 1).get(0)).isInstanceOf(Permitted.class);
        assertThat(remaining(few, 0)).as("dropped").isEqualTo(5);
    }

    @Test
    void neverGivesUpALimitThatAllShare() {
        Policy global = shared("global", "fixed-window", "max-requests=100", "window=1h");
        LimitSet set = store.prepare(List.of(global));
        ask(set, 0, 1);
        LimitSet callers = store.prepare(List.of(perCaller("a", "fixed-window", "max-requests=5", "window=1h")));
        LongStream.range(0, 9).forEach(key -> ask(callers, key, 5));
        assertThat(ask(callers, 9, 1).get(0)).isInstanceOf(Failed.class);
        assertThat(remaining(set, 0)).isEqualTo(99);
    }

    @Test
    void alwaysHasRoomForALimitThatAllShare() {
        LimitSet callers = store.prepare(List.of(perCaller("a", "fixed-window", "max-requests=5", "window=1h")));
        LongStream.range(0, 10).forEach(key -> ask(callers, key, 5));
        for (String algorithm : List.of("fixed-window", "sliding-window-log")) {
            LimitSet set = store.prepare(List.of(shared("global", algorithm, "max-requests=100", "window=1h")));
            assertThat(ask(set, 0, 1).get(0)).isInstanceOf(Permitted.class);
            assertThat(remaining(set, 0)).isEqualTo(99);
        }
    }

    @Test
    void takesNoRoomForARequestThatAnotherLimitRejects() {
        LimitSet set = store.prepare(List.of(
                perCaller("a", "fixed-window", "max-requests=5", "window=1h"),
                shared("global", "fixed-window", "max-requests=3", "window=1h")));
        LongStream.range(0, 100)
                .forEach(caller -> set.acquire(new LimitKey[] {key(caller), key(0)}, new long[] {1, 1}));
        assertThat(store.usage().keys()).isEqualTo(4);
    }

    @Test
    void boundsTheBytesOfLogs() {
        LimitStore small = Stores.open(ticker, Map.of("memory.max-bytes", "4KiB"));
        LimitSet set = small.prepare(List.of(perCaller("log", "sliding-window-log", "max-requests=100", "window=1h")));
        LongStream.range(0, 1_000).forEach(key -> ask(set, key, 1 + key % 100));
        assertThat(small.usage().bytes()).isBetween(2_000L, 4_096L);
        assertThat(small.usage().evictedKeys()).isPositive();
    }

    @Test
    void letsALogFailThatCannotGrowSinceEveryOtherIsExhausted() {
        LimitStore small = Stores.open(ticker, Map.of("memory.max-bytes", "4KiB"));
        LimitSet set = small.prepare(List.of(perCaller("log", "sliding-window-log", "max-requests=100", "window=1h")));
        assertThat(LongStream.range(0, 5).mapToObj(key -> ask(set, key, 100).get(0)))
                .extracting(Decision::permitted)
                .as("a log of 100 permits takes 824 bytes")
                .containsExactly(true, true, true, true, false);
        assertThat(ask(set, 4, 100).get(0)).isInstanceOf(Failed.class);
        assertThat(remaining(set, 4)).isEqualTo(100);
        assertThat(LongStream.range(0, 4).map(key -> remaining(set, key))).containsOnly(0L);
    }
}
