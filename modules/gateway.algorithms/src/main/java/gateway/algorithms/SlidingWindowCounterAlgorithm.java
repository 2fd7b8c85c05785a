package gateway.algorithms;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Limiter;
import java.util.List;

/**
 * {@code sliding-window-counter}: about {@code max-requests} in every {@code window}, from the counts of two
 * aligned windows: the previous one weighs as much as is still inside. A state of three words, whatever the limit.
 */
public final class SlidingWindowCounterAlgorithm implements Algorithm {

    /** For the service loader. */
    public SlidingWindowCounterAlgorithm() {}

    @Override
    public String id() {
        return "sliding-window-counter";
    }

    @Override
    public List<Parameter> parameters() {
        return List.of(Settings.maxRequests(), Settings.window());
    }

    @Override
    public Limiter limiter(Parameters values) {
        return new SlidingWindowCounterLimiter(Settings.limit(values));
    }
}
