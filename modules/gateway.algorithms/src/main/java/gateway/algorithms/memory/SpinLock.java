package gateway.algorithms.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A lock of one word, to be extended by what it guards: one compare-and-set to take it, one plain store to free it. Not
 * reentrant and not fair; to be held for less than a microsecond.
 */
abstract class SpinLock {
    private static final VarHandle LOCKED;

    static {
        try {
            LOCKED = MethodHandles.lookup().findVarHandle(SpinLock.class, "locked", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    @SuppressWarnings("unused") // through LOCKED
    private boolean locked;

    final boolean tryLock() {
        return LOCKED.compareAndSet(this, false, true);
    }

    final void lock() {
        for (int attempt = 0; (boolean) LOCKED.getOpaque(this) || !tryLock(); attempt++) {
            Backoff.pause(attempt);
        }
    }

    final void unlock() {
        LOCKED.setRelease(this, false);
    }
}
