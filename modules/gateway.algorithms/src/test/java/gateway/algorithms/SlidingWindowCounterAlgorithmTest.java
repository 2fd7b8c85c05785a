package gateway.algorithms;

import static gateway.algorithms.Limiters.slidingWindowCounter;
import static gateway.algorithms.Limiters.texts;
import static gateway.algorithms.Limiters.window;
import static gateway.testkit.limit.Timeline.cost;
import static gateway.testkit.limit.Timeline.retryAfter;
import static gateway.testkit.limit.Timeline.timeline;

import gateway.api.limit.Algorithm;
import gateway.api.limit.Limit;
import gateway.testkit.limit.AlgorithmContract;
import gateway.testkit.limit.LimiterContract;
import gateway.testkit.limit.LimiterSample;
import gateway.testkit.limit.ReferenceSlidingWindowCounter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A sliding window counter")
class SlidingWindowCounterAlgorithmTest implements AlgorithmContract, LimiterContract {
    private static final long MOST = 1L << 53;
    private static final Duration YEARS = Duration.ofDays(3653);

    @Override
    public Algorithm algorithm() {
        return new SlidingWindowCounterAlgorithm();
    }

    @Override
    public List<Map<String, String>> validParameters() {
        return List.of(texts("max-requests=100", "window=1m"), texts("max-requests=1", "window=PT1M30S"));
    }

    @Override
    public List<Map<String, String>> invalidParameters() {
        return List.of(
                texts("max-requests=0", "window=1m"),
                texts("max-requests=9007199254740993", "window=1m"),
                texts("max-requests=5", "window=3654d"));
    }

    @Override
    public List<LimiterSample> samples() {
        return List.of(
                sample(1, Duration.ofSeconds(1), 3),
                sample(3, Duration.ofSeconds(7), 1),
                sample(100, Duration.ofMinutes(1), 10),
                sample(1_000_000, Duration.ofDays(1), 999_983),
                sample(7, Duration.ofMillis(1), MOST),
                sample(MOST, Duration.ofMillis(1), 1),
                sample(MOST, YEARS, MOST / 2),
                sample(5, YEARS, MOST));
    }

    private static LimiterSample sample(long permits, Duration window, long next) {
        return LimiterSample.of(permits + " per " + window, slidingWindowCounter(window(new Limit(permits, window))))
                .agreeingWith(() -> new ReferenceSlidingWindowCounter(permits, window))
                .followedBy(slidingWindowCounter(window(new Limit(next, window))));
    }

    @Test
    void weighsThePreviousWindowByWhatIsLeftOfIt() {
        timeline(slidingWindowCounter("max-requests=10", "window=10s"))
                .at(9_000)
                .permits(10)
                .at(10_000)
                .rejects(retryAfter(1_000))
                .at(14_000)
                .permits(4)
                .rejects(retryAfter(1_000))
                .at(15_000)
                .permits(1)
                .remaining(0);
    }

    @Test
    void mayHaveToWaitIntoTheNextWindow() {
        timeline(slidingWindowCounter("max-requests=10", "window=10s"))
                .at(2_000)
                .permits(10)
                .rejects(retryAfter(9_000))
                .rejects(cost(10), retryAfter(18_000))
                .at(11_000)
                .permits(1)
                .rejects(retryAfter(1_000));
    }

    @Test
    void isWholeAgainTwoWindowsLater() {
        timeline(slidingWindowCounter("max-requests=10", "window=10s"))
                .at(2_000)
                .permits(1)
                .resetAfter(18_000)
                .at(12_000)
                .remaining(9)
                .resetAfter(8_000)
                .at(20_000)
                .remaining(10)
                .resetAfter(0);
    }

    @Test
    void keepsWhatWasConsumedWhenItIsReconfigured() {
        timeline(slidingWindowCounter("max-requests=100", "window=10s"))
                .at(0)
                .permits(cost(100))
                .reconfigured(slidingWindowCounter("max-requests=50", "window=10s"))
                .remaining(0)
                .rejects(retryAfter(15_100))
                .at(16_000)
                .remaining(10)
                .reconfigured(slidingWindowCounter("max-requests=200", "window=10s"))
                .remaining(160);
    }
}
