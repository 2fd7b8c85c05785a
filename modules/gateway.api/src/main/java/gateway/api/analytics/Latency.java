package gateway.api.analytics;

import java.time.Duration;
import java.util.Objects;

/**
 * How long requests took. A percentile is the shortest time within which so many of 100 requests were over, rounded up by
 * a thousandth and a microsecond at most; the longest time is exact. All are zero if there are no requests.
 *
 * @param p50 the median
 * @param p95 95 of 100 took no longer
 * @param p99 99 of 100 took no longer
 * @param max none took longer
 */
public record Latency(Duration p50, Duration p95, Duration p99, Duration max) {

    /** Requires every value. */
    public Latency {
        Objects.requireNonNull(p50, "p50");
        Objects.requireNonNull(p95, "p95");
        Objects.requireNonNull(p99, "p99");
        Objects.requireNonNull(max, "max");
    }
}
