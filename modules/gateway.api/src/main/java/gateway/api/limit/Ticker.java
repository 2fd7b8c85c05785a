package gateway.api.limit;

import java.time.Instant;
import java.time.InstantSource;

/**
 * A monotonic clock whose readings are nanoseconds since the Unix epoch, 1970-01-01T00:00Z.
 *
 * <p>The distance between two readings is that of a monotonic clock, so a wall clock that is stepped while the
 * process runs changes no limit; the readings are nevertheless near wall time, so that windows can be aligned to
 * the epoch. A {@code long} of nanoseconds reaches the year 2262.
 *
 * <p>Implementations are thread-safe and never block.
 */
@FunctionalInterface
public interface Ticker {

    /** {@return nanoseconds since the Unix epoch; never less than an earlier reading of the same thread} */
    long epochNanos();

    /**
     * {@return the ticker of this process: {@code wallTime} is read once, now; from then on only
     * {@link System#nanoTime()} counts}
     *
     * @param wallTime where the offset between the monotonic clock and wall time is taken from
     * @throws ArithmeticException if the wall time is outside the years 1677 to 2262
     */
    static Ticker startingAt(InstantSource wallTime) {
        Instant start = wallTime.instant();
        long offset = Math.addExact(Math.multiplyExact(start.getEpochSecond(), 1_000_000_000L), start.getNano())
                - System.nanoTime();
        return () -> offset + System.nanoTime();
    }
}
