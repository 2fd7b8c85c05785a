package gateway.web.guard;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Lets at most {@value #MAX_INSIDE} threads at a time into somebody else's code. Further ones wait for a moment, a bounded
 * number of them, since that code may just be busy; once nobody has come out for that long it is taken to hang, and they
 * are turned away at once until somebody does. So code that never returns holds no more threads than that. Thread-safe.
 */
public final class Bulkhead {
    /** How many threads are let in at a time. */
    public static final int MAX_INSIDE = 16;

    static final int MAX_WAITING = 48;
    private static final long PATIENCE_MILLIS = 100;

    private final Semaphore places = new Semaphore(MAX_INSIDE, true);
    private final AtomicInteger waiting = new AtomicInteger();
    private volatile boolean hangs;

    /** A bulkhead that nobody has passed. */
    public Bulkhead() {}

    /**
     * Goes in, if need be after having waited a moment; whoever does comes out by {@link #leave}.
     *
     * @throws IllegalStateException if there is no place
     */
    public void enter() {
        if (!places.tryAcquire() && (hangs || !awaitPlace())) {
            throw new IllegalStateException(MAX_INSIDE + " requests are inside it, and it takes no more");
        }
    }

    private boolean awaitPlace() {
        try {
            if (waiting.incrementAndGet() > MAX_WAITING) {
                return false;
            }
            boolean entered = places.tryAcquire(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
            hangs = !entered;
            return entered;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } finally {
            waiting.decrementAndGet();
        }
    }

    /** Comes out. */
    public void leave() {
        if (hangs) {
            hangs = false;
        }
        places.release();
    }
}
