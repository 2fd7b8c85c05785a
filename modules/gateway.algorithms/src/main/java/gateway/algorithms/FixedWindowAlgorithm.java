package gateway.algorithms;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Limiter;
import java.util.List;

/**
 * {@code fixed-window}: {@code max-requests} in each {@code window}; windows are multiples of
 * {@code window} since the Unix epoch, UTC, so that a day begins at midnight.
 */
public final class FixedWindowAlgorithm implements Algorithm {

    /** For the service loader. */
    public FixedWindowAlgorithm() {}

    @Override
    public String id() {
        return "fixed-window";
    }

    @Override
    public List<Parameter> parameters() {
        return List.of(Settings.maxRequests(), Settings.window());
    }

    @Override
    public Limiter limiter(Parameters values) {
        return new FixedWindowLimiter(Settings.limit(values));
    }
}
