package gateway.algorithms;

import static gateway.algorithms.Limiters.bucket;
import static gateway.algorithms.Limiters.rate;
import static gateway.algorithms.Limiters.tokenBucket;
import static gateway.testkit.limit.Timeline.cost;
import static gateway.testkit.limit.Timeline.retryAfter;
import static gateway.testkit.limit.Timeline.timeline;

import gateway.api.limit.Limiter;
import gateway.api.limit.Rate;
import gateway.testkit.limit.LimiterContract;
import gateway.testkit.limit.LimiterSample;
import gateway.testkit.limit.ReferenceIntervalBucket;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A token bucket, refilled in portions")
class IntervalBucketLimiterTest implements LimiterContract {
    private static final long MOST = 1L << 53;
    private static final Duration YEARS = Duration.ofDays(3653);

    @Override
    public List<LimiterSample> samples() {
        return List.of(
                sample(1, rate(1, Duration.ofSeconds(1)), 3, rate(1, Duration.ofHours(1))),
                sample(3, rate(3, Duration.ofSeconds(7)), 100, rate(7, Duration.ofSeconds(3))),
                sample(100, rate(10, Duration.ofSeconds(1)), 10, rate(1, Duration.ofHours(1))),
                sample(10, rate(999_983, Duration.ofHours(1)), 5, rate(999_979, Duration.ofMinutes(7))),
                sample(40, rate(100, Duration.ofMillis(1)), 1, rate(100, YEARS)),
                sample(MOST, rate(MOST, Duration.ofMillis(1)), 1, rate(MOST / 3, Duration.ofMillis(1))),
                sample(MOST, rate(MOST, YEARS), MOST / 2, rate(MOST / 3, YEARS.dividedBy(2))),
                sample(1, rate(1, YEARS), 1, rate(MOST, Duration.ofMillis(1))));
    }

    private static LimiterSample sample(long capacity, Rate rate, long nextCapacity, Rate nextRate) {
        return LimiterSample.of(capacity + ", refilled " + rate, inPortions(bucket(capacity, rate)))
                .agreeingWith(() -> new ReferenceIntervalBucket(capacity, rate))
                .followedBy(
                        inPortions(bucket(nextCapacity, rate)),
                        inPortions(bucket(capacity, nextRate)),
                        inPortions(bucket(nextCapacity, nextRate)));
    }

    private static Limiter inPortions(String... bucket) {
        String[] settings = Arrays.copyOf(bucket, bucket.length + 1);
        settings[bucket.length] = "refill=interval";
        return tokenBucket(settings);
    }

    @Test
    void refillsAWholePortionAtTheEndOfEachInterval() {
        timeline(inPortions("max-requests=10", "refill-rate=4/1s"))
                .at(0)
                .permits(10)
                .rejects(retryAfter(1_000))
                .at(999)
                .remaining(0)
                .rejects(retryAfter(1))
                .at(1_000)
                .permits(4)
                .rejects(retryAfter(1_000))
                .at(2_500)
                .permits(4)
                .rejects(retryAfter(500))
                .rejects(cost(5), retryAfter(1_500));
    }

    @Test
    void countsIntervalsFromTheFirstDrawOfAFullBucket() {
        timeline(inPortions("max-requests=4", "refill-rate=4/1s"))
                .at(300)
                .permits(1)
                .at(900)
                .permits(3)
                .rejects(retryAfter(400))
                .at(1_300)
                .remaining(4)
                .resetAfter(0)
                .at(1_700)
                .permits(4)
                .rejects(retryAfter(1_000));
    }

    @Test
    void losesWhatDoesNotFit() {
        timeline(inPortions("max-requests=5", "refill-rate=4/1s"))
                .at(0)
                .permits(1)
                .resetAfter(1_000)
                .at(5_000)
                .remaining(5);
    }

    @Test
    void takesTheWholeLimitAsAPortionUnlessARateIsSet() {
        timeline(inPortions("max-requests=5", "window=1m"))
                .at(0)
                .permits(5)
                .rejects(retryAfter(60_000))
                .at(59_999)
                .rejects(retryAfter(1))
                .at(60_000)
                .permits(5);
    }

    @Test
    void goesOnWhereASmoothBucketStopped() {
        timeline(tokenBucket("max-requests=10", "refill-rate=1"))
                .at(0)
                .permits(10)
                .at(2_500)
                .permits(2)
                .reconfigured(inPortions("max-requests=10", "refill-rate=5/5s"))
                .rejects(retryAfter(2_500))
                .at(5_000)
                .permits(5)
                .rejects(retryAfter(5_000))
                .reconfigured(tokenBucket("max-requests=10", "refill-rate=1"))
                .rejects(retryAfter(1_000));
    }
}
