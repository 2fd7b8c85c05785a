package gateway.algorithms.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A lock of one word, to be extended by what it guards: one compare-and-set to take it, one plain store to free it. Not
 * reentrant and not fair; to be held for less than a microsecond.
 *
 * <p>The word counts: it is odd while the lock is held, and never the same again. So something can be read without the
 * lock, and be trusted if the word is even before and the same afterwards.
 */
abstract class SpinLock extends Awaited {
    private static final VarHandle COUNT;

    static {
        try {
            COUNT = MethodHandles.lookup().findVarHandle(SpinLock.class, "count", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private long count;

    final boolean tryLock() {
        long free = (long) COUNT.getOpaque(this);
        boolean taken = (free & 1) == 0 && COUNT.compareAndSet(this, free, free + 1);
        VarHandle.storeStoreFence(); // nobody may see what is written under the lock, but not that it was taken
        return taken;
    }

    final void lock() {
        giveWay();
        int attempts = 0;
        while (!tryLock()) {
            pause(attempts++);
        }
        ended(attempts);
    }

    final void unlock() {
        COUNT.setRelease(this, count + 1);
    }

    /** What {@link #isUnchanged} wants to know later. */
    final long stamp() {
        return (long) COUNT.getAcquire(this);
    }

    /** Whether nobody has had the lock since the stamp was taken, nor then. */
    final boolean isUnchanged(long stamp) {
        VarHandle.acquireFence();
        return (stamp & 1) == 0 && (long) COUNT.getOpaque(this) == stamp;
    }
}
