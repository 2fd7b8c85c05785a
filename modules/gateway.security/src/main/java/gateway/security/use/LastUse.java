package gateway.security.use;

import java.time.Instant;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/** The time of the last use of one key or device. Thread-safe without a lock. */
final class LastUse {
    /** A key may be used on many threads at once; that it is noted once a second keeps them from contending for it. */
    private static final long STEP_MILLIS = 1_000;

    private final AtomicLong millis;
    private final AtomicBoolean unsaved;

    private LastUse(Instant time, boolean unsaved) {
        millis = new AtomicLong(time.toEpochMilli());
        this.unsaved = new AtomicBoolean(unsaved);
    }

    /** One that has just been made. */
    static LastUse now(Instant time) {
        return new LastUse(time, true);
    }

    /** One that a store knows of already. */
    static LastUse kept(Instant time) {
        return new LastUse(time, false);
    }

    /** Goes on to a later time, unless it is less than a second later. */
    void advance(Instant time) {
        long next = time.toEpochMilli();
        long last = millis.get();
        if (next - last >= STEP_MILLIS && millis.compareAndSet(last, next)) {
            unsaved.set(true);
        }
    }

    /** Another node has seen it at that time, and kept that. */
    void learn(Instant time) {
        millis.accumulateAndGet(time.toEpochMilli(), Math::max);
    }

    /** Whether there is something to be saved, which is said once. Look at the time after that, not before. */
    boolean takeUnsaved() {
        return unsaved.get() && unsaved.getAndSet(false);
    }

    /** It could not be saved. */
    void putBack() {
        unsaved.set(true);
    }

    Instant time() {
        return Instant.ofEpochMilli(millis.get());
    }
}
