package gateway.algorithms;

import static gateway.algorithms.Limiters.bucket;
import static gateway.algorithms.Limiters.rate;
import static gateway.algorithms.Limiters.texts;
import static gateway.algorithms.Limiters.tokenBucket;
import static gateway.testkit.limit.Timeline.cost;
import static gateway.testkit.limit.Timeline.retryAfter;
import static gateway.testkit.limit.Timeline.timeline;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gateway.api.limit.Algorithm;
import gateway.api.limit.Limit;
import gateway.api.limit.Rate;
import gateway.testkit.limit.AlgorithmContract;
import gateway.testkit.limit.LimiterContract;
import gateway.testkit.limit.LimiterSample;
import gateway.testkit.limit.ReferenceTokenBucket;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A token bucket, refilled smoothly")
class TokenBucketAlgorithmTest implements AlgorithmContract, LimiterContract {
    private static final long MOST = 1L << 53;
    private static final Duration YEARS = Duration.ofDays(3653);

    @Override
    public Algorithm algorithm() {
        return new TokenBucketAlgorithm();
    }

    @Override
    public List<Map<String, String>> validParameters() {
        return List.of(
                texts("max-requests=100", "window=10s"),
                texts("max-requests=100", "refill-rate=10"),
                texts("max-requests=100", "refill-rate=3/7s", "window=1h"),
                texts("max-requests=5", "window=1d", "refill=interval"));
    }

    @Override
    public List<Map<String, String>> invalidParameters() {
        return List.of(
                texts("max-requests=0", "window=10s"),
                texts("max-requests=9007199254740993", "window=10s"),
                texts("max-requests=5", "window=10"),
                texts("max-requests=5", "window=3654d"),
                texts("max-requests=5", "refill-rate=0"),
                texts("max-requests=5", "refill-rate=1/0s"),
                texts("max-requests=5", "window=10s", "refill=sometimes"));
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
        return LimiterSample.of(capacity + ", refilled " + rate, tokenBucket(bucket(capacity, rate)))
                .agreeingWith(() -> new ReferenceTokenBucket(capacity, rate))
                .followedBy(
                        tokenBucket(bucket(nextCapacity, rate)),
                        tokenBucket(bucket(capacity, nextRate)),
                        tokenBucket(bucket(nextCapacity, nextRate)));
    }

    @Test
    void refillsOnePermitPerInterval() {
        timeline(tokenBucket("max-requests=2", "refill-rate=1/100ms"))
                .at(0)
                .permits(2)
                .rejects(retryAfter(100))
                .at(99)
                .rejects(retryAfter(1))
                .at(100)
                .permits(1)
                .rejects(retryAfter(100));
    }

    @Test
    void losesNoFractionOfAPermit() {
        timeline(tokenBucket("max-requests=3", "refill-rate=3/7s"))
                .at(0)
                .permits(3)
                .rejects(retryAfter(Duration.ofNanos(2_333_333_334L)))
                .at(Duration.ofNanos(2_333_333_334L))
                .permits(1)
                .rejects(retryAfter(Duration.ofNanos(2_333_333_333L)))
                .at(Duration.ofNanos(4_666_666_667L))
                .permits(1)
                .rejects(retryAfter(Duration.ofNanos(2_333_333_333L)))
                .at(7_000)
                .permits(1)
                .rejects(retryAfter(Duration.ofNanos(2_333_333_334L)));
    }

    @Test
    void holdsNoMoreThanItsCapacityAfterAnyIdleTime() {
        timeline(tokenBucket("max-requests=5", "refill-rate=5"))
                .at(0)
                .permits(5)
                .at(10_000)
                .permits(5)
                .rejects(retryAfter(200))
                .at(Duration.ofDays(10_000))
                .permits(5)
                .rejects(retryAfter(200));
    }

    @Test
    void takesACostInOneStepOrNotAtAll() {
        timeline(tokenBucket("max-requests=10", "window=10s"))
                .at(0)
                .permits(cost(7))
                .rejects(cost(4), retryAfter(1_000))
                .remaining(3)
                .at(1_000)
                .permits(cost(4))
                .remaining(0)
                .findsImpossible(cost(11));
    }

    @Test
    void isFullAgainWhenEverythingIsRefilled() {
        timeline(tokenBucket("max-requests=10", "window=10s"))
                .at(0)
                .resetAfter(0)
                .permits(4)
                .resetAfter(4_000)
                .at(1_500)
                .resetAfter(2_500)
                .at(4_000)
                .resetAfter(0)
                .remaining(10);
    }

    @Test
    void keepsWhatWasConsumedWhenItIsReconfigured() {
        timeline(tokenBucket("max-requests=100", "refill-rate=10"))
                .at(0)
                .permits(cost(60))
                .reconfigured(tokenBucket("max-requests=80", "refill-rate=20"))
                .remaining(20)
                .at(1_000)
                .remaining(40)
                .reconfigured(tokenBucket("max-requests=200", "refill-rate=10"))
                .remaining(160);
    }

    @Test
    void isEmptyAndNoMoreThanThatWhenMoreWasConsumedThanItsNewCapacity() {
        timeline(tokenBucket("max-requests=100", "refill-rate=10"))
                .at(0)
                .permits(cost(80))
                .reconfigured(tokenBucket("max-requests=50", "refill-rate=10"))
                .remaining(0)
                .resetAfter(5_000)
                .rejects(retryAfter(100))
                .at(100)
                .permits(1)
                .rejects(retryAfter(100));
    }

    @Test
    void keepsAPartOfAPermitWhenTheRateChanges() {
        timeline(tokenBucket("max-requests=10", "refill-rate=1/1h"))
                .at(0)
                .permits(10)
                .at(Duration.ofMinutes(30))
                .rejects(retryAfter(Duration.ofMinutes(30)))
                .reconfigured(tokenBucket("max-requests=10", "refill-rate=1"))
                .rejects(retryAfter(500));
    }

    @Test
    void reportsTheTimeToFillItAsItsWindow() {
        assertThat(tokenBucket("max-requests=100", "refill-rate=3").shape().limit())
                .isEqualTo(new Limit(100, Duration.ofNanos(33_333_333_334L)));
        assertThat(tokenBucket("max-requests=100", "window=10s").shape().limit())
                .isEqualTo(new Limit(100, Duration.ofSeconds(10)));
    }

    @Test
    void countsOnUnderAnotherRateButNotUnderAnotherWindow() {
        assertThat(tokenBucket("max-requests=100", "refill-rate=3").shape().stateWindow())
                .isEqualTo(
                        tokenBucket("max-requests=50", "refill-rate=7").shape().stateWindow());
        assertThat(tokenBucket("max-requests=100", "window=1m").shape().stateWindow())
                .isEqualTo(tokenBucket("max-requests=50", "window=1m").shape().stateWindow())
                .isNotEqualTo(
                        tokenBucket("max-requests=100", "window=2m").shape().stateWindow());
    }

    @Test
    void takesNeverForTheWaitThatNoLongCanHold() {
        timeline(tokenBucket("max-requests=" + MOST, "refill-rate=1/3653d"))
                .at(0)
                .permits(cost(MOST))
                .resetAfter(Duration.ofNanos(Long.MAX_VALUE))
                .rejects(retryAfter(YEARS));
    }

    @Test
    void needsAWindowOrARate() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> tokenBucket("max-requests=5"))
                .withMessage("window is missing; allowed is a window such as 1m, a refill-rate such as 10/1s, or both");
    }
}
