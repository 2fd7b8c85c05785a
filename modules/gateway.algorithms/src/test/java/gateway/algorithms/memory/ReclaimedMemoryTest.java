package gateway.algorithms.memory;

import static gateway.algorithms.memory.Asking.ask;
import static gateway.algorithms.memory.Asking.key;
import static gateway.algorithms.memory.Policies.perCaller;
import static gateway.algorithms.memory.Policies.shared;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.testkit.limit.MovableTicker;
import java.time.Duration;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The memory of a store")
class ReclaimedMemoryTest {
    private final MovableTicker ticker = MovableTicker.standing();
    private final LimitStore store = Stores.open(ticker);

    @Test
    void isLessThan100BytesForALiveTokenBucketAndItsHashedKey() {
        LimitSet set = store.prepare(List.of(perCaller("a", "token-bucket", "max-requests=100", "window=1h")));
        long before = Heap.used();
        long keys = 1_000_000;
        LongStream.range(0, keys).forEach(key -> ask(set, key, 1));
        long bytesPerKey = (Heap.used() - before) / keys;
        System.out.println("bytes per live token bucket: " + bytesPerKey);
        assertThat(store.usage().keys()).isEqualTo(keys);
        assertThat(bytesPerKey).isLessThanOrEqualTo(100);
    }

    @Test
    void comesBackWhenTheStatesSayNothingAnyMore() {
        LimitSet set = store.prepare(List.of(
                perCaller("bucket", "token-bucket", "max-requests=100", "window=1m"),
                perCaller("log", "sliding-window-log", "max-requests=100", "window=1m")));
        ask(set, -1, 1);
        long before = Heap.used();
        LongStream.range(0, 100_000).forEach(key -> ask(set, key, 1));
        assertThat(Heap.used() - before).isGreaterThan(10_000_000);
        ticker.advance(Duration.ofMinutes(1));
        for (int i = 0; i < 200; i++) {
            ticker.advance(Duration.ofMillis(50));
            ask(set, -1, 1);
        }
        assertThat(store.usage().keys()).isEqualTo(2);
        assertThat(store.usage().bytes()).isLessThan(3_000);
        assertThat(Heap.used() - before).isLessThan(1_000_000);
    }

    @Test
    void isSweptOfSharedStatesToo() {
        LimitSet set = store.prepare(List.of(shared("a", "fixed-window", "max-requests=100", "window=1m")));
        LongStream.range(0, 5).forEach(key -> ask(set, key, 1));
        ticker.advance(Duration.ofMinutes(1));
        ask(set, 5, 0);
        assertThat(store.usage().keys()).isZero();
    }

    @Test
    void comesBackWhenNobodyUsesALimitAnyMore() {
        prepareAndForget();
        for (int i = 0; i < 100 && store.usage().keys() > 0; i++) {
            Heap.used();
        }
        assertThat(store.usage().keys()).isZero();
        assertThat(store.usage().bytes()).isZero();
    }

    private void prepareAndForget() {
        LimitSet set = store.prepare(List.of(
                perCaller("a", "sliding-window-log", "max-requests=100", "window=1h"),
                shared("b", "fixed-window", "max-requests=100000", "window=1h")));
        LongStream.range(0, 1_000).forEach(key -> set.acquire(new LimitKey[] {key(key), key(0)}, new long[] {1, 1}));
        assertThat(store.usage().keys()).isEqualTo(1_001);
    }
}
