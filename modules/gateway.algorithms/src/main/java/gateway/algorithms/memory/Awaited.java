package gateway.algorithms.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Something that threads wait for by trying again and again. Whoever has done so for long is given way: the others rest
 * once before they try, so that nobody waits forever because some take it anew as soon as they have let go.
 */
class Awaited {
    private static final int LONG = Backoff.FIRST_NAP + 2;
    private static final VarHandle STARVING;

    static {
        try {
            STARVING = MethodHandles.lookup().findVarHandle(Awaited.class, "starving", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    @SuppressWarnings("unused") // through STARVING
    private int starving;

    /** Before the first attempt. */
    final void giveWay() {
        if (isStarving()) {
            Backoff.nap();
        }
    }

    /** Whether somebody has waited for long. */
    final boolean isStarving() {
        return (int) STARVING.getOpaque(this) > 0;
    }

    /** Waits after an attempt that failed; {@code attempt} counts from 0. */
    final void pause(int attempt) {
        if (attempt == LONG) {
            starving(1);
        }
        Backoff.pause(attempt);
    }

    /** After so many attempts that failed, and one that did not. */
    final void ended(int attempts) {
        if (attempts > LONG) {
            starving(-1);
        }
    }

    private void starving(int more) {
        STARVING.getAndAdd(this, more);
    }
}
