package gateway.api.limit;

import java.time.Duration;
import java.util.Objects;

/**
 * So many permits per window, as a caller is told about it.
 *
 * @param permits the most permits that can be had at once, from 1
 * @param window the time in which they come back: the configured window or, for buckets with a refill rate,
 *     capacity divided by rate, rounded up to nanoseconds
 */
public record Limit(long permits, Duration window) {

    /**
     * Checks the two values.
     *
     * @throws IllegalArgumentException if {@code permits} is below 1 or {@code window} is not positive
     */
    public Limit {
        Objects.requireNonNull(window, "window");
        if (permits < 1) {
            throw new IllegalArgumentException("permits must be >= 1, was " + permits);
        }
        if (window.isNegative() || window.isZero()) {
            throw new IllegalArgumentException("window must be > 0, was " + window);
        }
    }
}
