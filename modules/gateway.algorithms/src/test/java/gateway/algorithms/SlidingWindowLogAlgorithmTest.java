package gateway.algorithms;

import static gateway.algorithms.Limiters.slidingWindowLog;
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
import gateway.testkit.limit.ReferenceSlidingWindowLog;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A sliding window log")
class SlidingWindowLogAlgorithmTest implements AlgorithmContract, LimiterContract {
    private static final long MOST = 10_000;
    private static final Duration YEARS = Duration.ofDays(3653);

    @Override
    public Algorithm algorithm() {
        return new SlidingWindowLogAlgorithm();
    }

    @Override
    public List<Map<String, String>> validParameters() {
        return List.of(texts("max-requests=100", "window=1m"), texts("max-requests=1", "window=PT1M30S"));
    }

    @Override
    public List<Map<String, String>> invalidParameters() {
        return List.of(
                texts("max-requests=0", "window=1m"),
                texts("max-requests=10001", "window=1m"),
                texts("max-requests=5", "window=3654d"));
    }

    @Override
    public List<LimiterSample> samples() {
        return List.of(
                sample(1, Duration.ofSeconds(1), 3),
                sample(3, Duration.ofSeconds(7), 1),
                sample(100, Duration.ofMinutes(1), 10),
                sample(1_000, Duration.ofDays(1), 997),
                sample(7, Duration.ofMillis(1), MOST),
                sample(MOST, Duration.ofMillis(1), 1),
                sample(2_000, YEARS, MOST),
                sample(5, YEARS, MOST));
    }

    private static LimiterSample sample(long permits, Duration window, long next) {
        return LimiterSample.of(permits + " per " + window, slidingWindowLog(window(new Limit(permits, window))))
                .agreeingWith(() -> new ReferenceSlidingWindowLog(permits, window))
                .followedBy(slidingWindowLog(window(new Limit(next, window))));
    }

    @Test
    void givesAPermitBackExactlyAWindowAfterItWasSpent() {
        timeline(slidingWindowLog("max-requests=3", "window=10s"))
                .at(0)
                .permits(1)
                .at(4_000)
                .permits(2)
                .rejects(retryAfter(6_000))
                .at(9_999)
                .rejects(retryAfter(1))
                .at(10_000)
                .permits(1)
                .rejects(retryAfter(4_000))
                .rejects(cost(3), retryAfter(10_000));
    }

    @Test
    void isWholeAgainAWindowAfterTheLastPermit() {
        timeline(slidingWindowLog("max-requests=3", "window=10s"))
                .at(0)
                .permits(1)
                .resetAfter(10_000)
                .at(4_000)
                .permits(1)
                .resetAfter(10_000)
                .at(14_000)
                .resetAfter(0)
                .remaining(3);
    }

    @Test
    void waitsUntilEnoughOfALongerLogIsOver() {
        timeline(slidingWindowLog("max-requests=100", "window=10s"))
                .at(0)
                .permits(cost(50))
                .at(1_000)
                .permits(cost(50))
                .reconfigured(slidingWindowLog("max-requests=10", "window=10s"))
                .remaining(0)
                .rejects(retryAfter(10_000))
                .at(11_000)
                .permits(10)
                .rejects(retryAfter(10_000));
    }
}
