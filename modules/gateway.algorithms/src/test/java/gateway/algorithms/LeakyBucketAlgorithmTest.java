package gateway.algorithms;

import static gateway.algorithms.Limiters.bucket;
import static gateway.algorithms.Limiters.leakyBucket;
import static gateway.algorithms.Limiters.rate;
import static gateway.algorithms.Limiters.texts;
import static gateway.testkit.limit.Timeline.cost;
import static gateway.testkit.limit.Timeline.retryAfter;
import static gateway.testkit.limit.Timeline.timeline;

import gateway.api.limit.Algorithm;
import gateway.api.limit.Rate;
import gateway.testkit.limit.AlgorithmContract;
import gateway.testkit.limit.LimiterContract;
import gateway.testkit.limit.LimiterSample;
import gateway.testkit.limit.ReferenceLeakyBucket;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A leaky bucket as a meter")
class LeakyBucketAlgorithmTest implements AlgorithmContract, LimiterContract {
    private static final long MOST = 1L << 53;
    private static final Duration YEARS = Duration.ofDays(3653);

    @Override
    public Algorithm algorithm() {
        return new LeakyBucketAlgorithm();
    }

    @Override
    public List<Map<String, String>> validParameters() {
        return List.of(
                texts("max-requests=100", "window=10s"),
                texts("max-requests=100", "refill-rate=10", "overflow=reject"));
    }

    @Override
    public List<Map<String, String>> invalidParameters() {
        return List.of(texts("max-requests=5", "window=0ms"), texts("max-requests=5", "window=10s", "overflow=spill"));
    }

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
        return LimiterSample.of(capacity + ", refilled " + rate, leakyBucket(bucket(capacity, rate)))
                .agreeingWith(() -> new ReferenceLeakyBucket(capacity, rate))
                .followedBy(
                        leakyBucket(bucket(nextCapacity, rate)),
                        leakyBucket(bucket(capacity, nextRate)),
                        leakyBucket(bucket(nextCapacity, nextRate)));
    }

    @Test
    void drainsEvenlyAndRejectsWhatWouldRiseOverTheRim() {
        timeline(leakyBucket("max-requests=3", "refill-rate=1/100ms"))
                .at(0)
                .permits(3)
                .rejects(retryAfter(100))
                .at(99)
                .rejects(retryAfter(1))
                .at(100)
                .permits(1)
                .rejects(retryAfter(100))
                .at(250)
                .permits(1)
                .rejects(retryAfter(50));
    }

    @Test
    void isEmptyWhenEverythingHasDrained() {
        timeline(leakyBucket("max-requests=3", "refill-rate=1/100ms"))
                .at(0)
                .permits(cost(2))
                .resetAfter(200)
                .at(200)
                .remaining(3)
                .resetAfter(0);
    }
}
