package gateway.algorithms;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.config.ValueType;
import gateway.api.limit.Limit;
import java.time.Duration;

/** The parameters that several algorithms share, with their bounds. */
final class Settings {
    static final String MAX_REQUESTS = "max-requests";
    static final String WINDOW = "window";
    static final String REFILL_RATE = "refill-rate";

    /** Up to here every whole number is exact in JSON and in Lua as well. */
    private static final long MAX_PERMITS = 1L << 53;

    /** Ten years with their leap days. */
    private static final Duration MAX_WINDOW = Duration.ofDays(3653);

    private static final ValueType<Duration> WINDOW_TYPE = new ValueType.Span(Duration.ofMillis(1), MAX_WINDOW);

    private Settings() {}

    static Parameter maxRequests() {
        return maxRequests(MAX_PERMITS);
    }

    static Parameter maxRequests(long most) {
        return Parameter.required(MAX_REQUESTS, new ValueType.Whole(1, most));
    }

    static Parameter window() {
        return Parameter.required(WINDOW, WINDOW_TYPE);
    }

    /** For algorithms that can do with a rate instead. */
    static Parameter optionalWindow() {
        return Parameter.optional(WINDOW, WINDOW_TYPE);
    }

    /** The limit of an algorithm that requires a window. */
    static Limit limit(Parameters values) {
        return new Limit(values.whole(MAX_REQUESTS), values.duration(WINDOW));
    }

    static Parameter refillRate() {
        return Parameter.optional(REFILL_RATE, new ValueType.PerTime(MAX_PERMITS, MAX_WINDOW));
    }
}
