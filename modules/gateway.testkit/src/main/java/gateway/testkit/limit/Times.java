package gateway.testkit.limit;

import java.time.Duration;
import java.time.Instant;

/** Times as the tests use them. */
final class Times {
    /** 2026-01-01T00:00Z in nanoseconds since the Unix epoch; the begin of a day. */
    static final long START = epochNanos(Instant.parse("2026-01-01T00:00:00Z"));

    /** A time that no timeline goes beyond: sixteen windows of ten years before time runs out. */
    static final long END = epochNanos(Instant.parse("2100-01-01T00:00:00Z"));

    private Times() {}

    static long epochNanos(Instant time) {
        return Duration.between(Instant.EPOCH, time).toNanos();
    }
}
