package gateway.testkit.limit;

import gateway.api.limit.Ticker;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;

/** A ticker that stands still until a test moves it. Thread-safe; every thread reads the same time. */
public final class MovableTicker implements Ticker {
    private final AtomicLong nanos;

    private MovableTicker(long epochNanos) {
        nanos = new AtomicLong(epochNanos);
    }

    /**
     * {@return a ticker that shows this time}
     *
     * @param start when it begins, a year from 1970 to 2261
     */
    public static MovableTicker startingAt(Instant start) {
        return new MovableTicker(Times.epochNanos(start));
    }

    /** {@return a ticker that shows 2026-01-01T00:00Z, the begin of a window for every window that divides a day} */
    public static MovableTicker standing() {
        return new MovableTicker(Times.START);
    }

    @Override
    public long epochNanos() {
        return nanos.get();
    }

    /**
     * Moves time on.
     *
     * @param time how far; negative moves back, which no ticker of a running gateway does
     */
    public void advance(Duration time) {
        advanceNanos(time.toNanos());
    }

    /**
     * Moves time on.
     *
     * @param time how many nanoseconds
     */
    public void advanceNanos(long time) {
        nanos.accumulateAndGet(time, Math::addExact);
    }

    /**
     * Jumps to a time.
     *
     * @param epochNanos what is shown from now on, in nanoseconds since the Unix epoch
     */
    public void set(long epochNanos) {
        nanos.set(epochNanos);
    }
}
