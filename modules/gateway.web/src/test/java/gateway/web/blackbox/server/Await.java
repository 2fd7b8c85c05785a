package gateway.web.blackbox.server;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Waits for what another process does in its own time. */
public final class Await {
    private static final Duration PAUSE = Duration.ofMillis(50);

    private Await() {}

    /**
     * Waits until something is so.
     *
     * @param what is waited for, as it reads after "did not happen in time:"
     * @throws AssertionError if it is not so in time
     */
    public static void until(Duration atMost, String what, BooleanSupplier condition) {
        until(atMost, () -> what, condition);
    }

    /** Waits, and says in the end what for. */
    public static void until(Duration atMost, Supplier<String> what, BooleanSupplier condition) {
        long end = System.nanoTime() + atMost.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - end > 0) {
                throw new AssertionError("did not happen in time: " + what.get());
            }
            pause(PAUSE);
        }
    }

    /** Lets time pass, where passing time is what a test is about. */
    public static void pause(Duration time) {
        long end = System.nanoTime() + time.toNanos();
        for (long left = time.toNanos(); left > 0; left = end - System.nanoTime()) {
            LockSupport.parkNanos(left);
        }
    }
}
