package gateway.analytics.memory;

import gateway.api.analytics.Latency;
import java.time.Duration;
import org.HdrHistogram.AbstractHistogram;
import org.HdrHistogram.IntCountsHistogram;

/** Takes response times and knows their percentiles, in a fixed amount of memory. For one thread. */
final class LatencyMeter {
    private static final long MAX_MICROS = 3_600_000_000L;
    private static final int NANOS_OF_MICRO = 1_000;
    private static final int DIGITS = 3;

    /** Times in microseconds; rounded up; longer ones than an hour count as an hour. */
    private final AbstractHistogram histogram = new IntCountsHistogram(MAX_MICROS, DIGITS);

    private long maxNanos;

    void clear() {
        histogram.reset();
        maxNanos = 0;
    }

    void add(long nanos) {
        long micros = (Math.max(0, nanos) + NANOS_OF_MICRO - 1) / NANOS_OF_MICRO;
        histogram.recordValue(Math.min(micros, MAX_MICROS));
        maxNanos = Math.max(maxNanos, nanos);
    }

    Latency latency() {
        return new Latency(percentile(50), percentile(95), percentile(99), Duration.ofNanos(maxNanos));
    }

    /** Rounded up by a thousandth at most, and not above the longest time. */
    private Duration percentile(double percentile) {
        long nanos = NANOS_OF_MICRO * histogram.getValueAtPercentile(percentile);
        return Duration.ofNanos(Math.min(nanos, maxNanos));
    }
}
