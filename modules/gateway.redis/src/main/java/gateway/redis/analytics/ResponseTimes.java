package gateway.redis.analytics;

import gateway.api.analytics.Latency;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import org.HdrHistogram.Histogram;

/**
 * How long requests took, in a histogram that can be sent and added to others without losing anything: percentiles of the
 * sum are as exact as those of a part. For one thread.
 */
final class ResponseTimes {
    private static final long MAX_MICROS = 3_600_000_000L;
    private static final int DIGITS = 3;
    private static final int NANOS_OF_MICRO = 1_000;

    private final Histogram micros;
    private long maxNanos;

    ResponseTimes() {
        this(new Histogram(MAX_MICROS, DIGITS), 0);
    }

    private ResponseTimes(Histogram micros, long maxNanos) {
        this.micros = micros;
        this.maxNanos = maxNanos;
    }

    /** Rounded up to microseconds; longer times than an hour count as an hour. */
    void add(Duration time) {
        long nanos = Math.max(0, time.toNanos());
        micros.recordValue(Math.min((nanos + NANOS_OF_MICRO - 1) / NANOS_OF_MICRO, MAX_MICROS));
        maxNanos = Math.max(maxNanos, nanos);
    }

    void add(ResponseTimes other) {
        micros.add(other.micros);
        maxNanos = Math.max(maxNanos, other.maxNanos);
    }

    Latency latency() {
        return new Latency(percentile(50), percentile(95), percentile(99), Duration.ofNanos(maxNanos));
    }

    private Duration percentile(double percentile) {
        return Duration.ofNanos(Math.min(NANOS_OF_MICRO * micros.getValueAtPercentile(percentile), maxNanos));
    }

    /** A text that {@link #parse} understands. */
    String text() {
        ByteBuffer buffer = ByteBuffer.allocate(micros.getNeededByteBufferCapacity());
        int length = micros.encodeIntoCompressedByteBuffer(buffer, Deflater.BEST_SPEED);
        return maxNanos + " " + Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
    }

    /**
     * The times of a text.
     *
     * @throws IllegalArgumentException if it is none of ours
     */
    static ResponseTimes parse(String text) {
        String[] parts = text.split(" ", 2);
        try {
            ByteBuffer buffer = ByteBuffer.wrap(Base64.getDecoder().decode(parts[parts.length - 1]));
            return new ResponseTimes(
                    Histogram.decodeFromCompressedByteBuffer(buffer, MAX_MICROS), Long.parseLong(parts[0]));
        } catch (DataFormatException | BufferUnderflowException | ArrayIndexOutOfBoundsException e) {
            throw new IllegalArgumentException("it is no histogram", e);
        }
    }
}
