package gateway.algorithms;

import static gateway.algorithms.Limiters.fixedWindow;
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
import gateway.testkit.limit.ReferenceFixedWindow;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A fixed window")
class FixedWindowAlgorithmTest implements AlgorithmContract, LimiterContract {
    private static final long MOST = 1L << 53;
    private static final Duration YEARS = Duration.ofDays(3653);

    @Override
    public Algorithm algorithm() {
        return new FixedWindowAlgorithm();
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
        return LimiterSample.of(permits + " per " + window, fixedWindow(window(new Limit(permits, window))))
                .agreeingWith(() -> new ReferenceFixedWindow(permits, window))
                .followedBy(fixedWindow(window(new Limit(next, window))));
    }

    @Test
    void beginsAnewWithEachWindow() {
        timeline(fixedWindow("max-requests=3", "window=1m"))
                .at(50_000)
                .permits(3)
                .rejects(retryAfter(10_000))
                .resetAfter(10_000)
                .at(59_999)
                .rejects(retryAfter(1))
                .at(60_000)
                .resetAfter(0)
                .permits(3)
                .rejects(retryAfter(60_000));
    }

    @Test
    void isAlignedToTheEpoch() {
        timeline(fixedWindow("max-requests=1", "window=1d"))
                .startingAt(Instant.parse("2026-03-29T23:59:59Z"))
                .at(0)
                .permits(1)
                .rejects(retryAfter(1_000))
                .at(1_000)
                .permits(1)
                .rejects(retryAfter(Duration.ofDays(1)));
    }

    @Test
    void keepsWhatWasConsumedWhenItIsReconfigured() {
        timeline(fixedWindow("max-requests=10", "window=1m"))
                .at(0)
                .permits(cost(8))
                .reconfigured(fixedWindow("max-requests=5", "window=1m"))
                .remaining(0)
                .rejects(retryAfter(60_000))
                .reconfigured(fixedWindow("max-requests=20", "window=1m"))
                .remaining(12);
    }
}
