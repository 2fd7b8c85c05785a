package gateway.algorithms;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Limiter;
import java.util.List;

/**
 * {@code sliding-window-log}: at most {@code max-requests} in every half-open window (t − {@code window}, t],
 * exactly, from the time of each permit. A state grows with use to one word for each permit.
 */
public final class SlidingWindowLogAlgorithm implements Algorithm {
    /** What a state may grow to: 80 KB. */
    private static final long MAX_PERMITS = 10_000;

    /** For the service loader. */
    public SlidingWindowLogAlgorithm() {}

    @Override
    public String id() {
        return "sliding-window-log";
    }

    @Override
    public List<Parameter> parameters() {
        return List.of(Settings.maxRequests(MAX_PERMITS), Settings.window());
    }

    @Override
    public Limiter limiter(Parameters values) {
        return new SlidingWindowLogLimiter(Settings.limit(values));
    }
}
