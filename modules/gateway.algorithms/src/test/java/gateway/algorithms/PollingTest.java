package gateway.algorithms;

import static gateway.algorithms.Limiters.leakyBucket;
import static gateway.algorithms.Limiters.tokenBucket;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Limiter;
import gateway.testkit.limit.ArrayState;
import java.time.Duration;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Case A02, parts a and b: whoever asks more often than permits come back still gets every one of them. */
@DisplayName("A02: polling faster than one permit per call does not starve a bucket")
class PollingTest {
    private static final long MILLI = 1_000_000;

    @Test
    void grantsWhatTheRateSaysToWhoAsksEveryMillisecond() {
        assertThat(grantedWhenPolled(tokenBucket("max-requests=10", "refill-rate=10"), Duration.ofSeconds(10)))
                .isEqualTo(100);
        assertThat(grantedWhenPolled(leakyBucket("max-requests=10", "refill-rate=10"), Duration.ofSeconds(10)))
                .isEqualTo(100);
        assertThat(grantedWhenPolled(tokenBucket("max-requests=10", "refill-rate=3/7s"), Duration.ofSeconds(70)))
                .isEqualTo(30);
    }

    private static long grantedWhenPolled(Limiter limiter, Duration time) {
        ArrayState state = ArrayState.fresh(limiter.shape());
        assertThat(limiter.step(state, 0, 10).permitted()).as("drained").isTrue();
        return LongStream.rangeClosed(1, time.toMillis())
                .filter(milli -> limiter.step(state, milli * MILLI, 1).permitted())
                .count();
    }

    @Test
    void rejectsNothingOfATrafficInsideTheRate() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        Limiter limiter = tokenBucket("max-requests=10", "refill-rate=10");
        ArrayState state = ArrayState.fresh(limiter.shape());
        for (long call = 0; call * 111 <= 60_000; call++) {
            long nowNanos = (call * 111 + 20) * MILLI + random.nextLong(-20 * MILLI, 20 * MILLI + 1);
            assertThat(limiter.step(state, nowNanos, 1).permitted())
                    .as("call %d, seed %d", call, seed)
                    .isTrue();
        }
    }
}
