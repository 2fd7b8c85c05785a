package gateway.redis.connection;

import gateway.api.limit.Ticker;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Remembers that Redis does not answer, so that requests need not find out one by one. After {@value #FAILURES} failures
 * in a row nobody asks any more, but for one request a second, whose luck decides for all. Thread-safe.
 */
final class Breaker {
    static final int FAILURES = 5;
    static final long PAUSE_NANOS = 1_000_000_000;

    private static final long CLOSED = Long.MIN_VALUE;

    private final Ticker ticker;
    private final AtomicInteger failures = new AtomicInteger();
    private final AtomicLong openUntil = new AtomicLong(CLOSED);

    Breaker(Ticker ticker) {
        this.ticker = ticker;
    }

    /** Whether the caller may ask; if so, it has to tell how that went. */
    boolean allows() {
        long until = openUntil.get();
        if (until == CLOSED) {
            return true;
        }
        long now = ticker.epochNanos();
        return now - until >= 0 && openUntil.compareAndSet(until, now + PAUSE_NANOS);
    }

    boolean isOpen() {
        return openUntil.get() != CLOSED;
    }

    /** Redis answered; true if that ends a time in which it did not. */
    boolean succeeded() {
        if (failures.get() != 0) {
            failures.set(0);
        }
        return isOpen() && openUntil.getAndSet(CLOSED) != CLOSED;
    }

    /** Redis did not answer; true if from now on nobody asks. */
    boolean failed() {
        return failures.incrementAndGet() >= FAILURES
                && openUntil.getAndSet(ticker.epochNanos() + PAUSE_NANOS) == CLOSED;
    }
}
