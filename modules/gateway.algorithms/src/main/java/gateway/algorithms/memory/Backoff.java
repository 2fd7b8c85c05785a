package gateway.algorithms.memory;

import java.util.concurrent.locks.LockSupport;

/**
 * How to wait for something that usually takes less than a microsecond: first spinning, then letting others run, then
 * sleeping. Nobody has to wake the waiter up, so no wake-up can be lost.
 */
final class Backoff {
    private static final int SPINS = 64;
    private static final int YIELDS = 64;

    /** The first attempt after which one sleeps. */
    static final int FIRST_NAP = SPINS + YIELDS;

    private static final long NAP_NANOS = 50_000;

    private Backoff() {}

    /** Waits a little; {@code attempt} counts from 0. */
    @SuppressWarnings("ThreadPriorityCheck") // yielding is a hint here, correctness does not depend on it
    static void pause(int attempt) {
        if (attempt < SPINS) {
            Thread.onSpinWait();
        } else if (attempt < FIRST_NAP) {
            Thread.yield();
        } else {
            nap();
        }
    }

    /** Sleeps for as short as it makes sense. */
    static void nap() {
        LockSupport.parkNanos(NAP_NANOS);
    }
}
