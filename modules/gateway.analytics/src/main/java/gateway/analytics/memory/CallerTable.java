package gateway.analytics.memory;

import gateway.api.analytics.ActiveCallers;
import gateway.api.analytics.RequestEntry;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;

/**
 * Who called of late, also if the ring has forgotten their requests. Of a fixed size: it keeps
 * {@value #SIZE} callers at most, and a caller that finds the places near its own taken by others that are active is not
 * kept. That does not happen to thousands, and to a few of tens of thousands.
 *
 * <p>Thread-safe without a lock. A caller can be in it twice, if it was seen for the first time by two threads at once;
 * whoever reads must not mind.
 */
final class CallerTable {
    private static final int SIZE = 1 << 16;

    /** How far from its own place a caller may be. */
    private static final int REACH = 32;

    private final AtomicReferenceArray<Caller> places = new AtomicReferenceArray<>(SIZE);

    /** The places that are taken, so that whoever looks for callers need not look at the others. */
    private final AtomicIntegerArray taken = new AtomicIntegerArray(SIZE);

    private final AtomicInteger takenCount = new AtomicInteger();

    /** Whoever sent a request, seen now; the same object as the last time wherever that is possible. */
    Caller of(RequestEntry entry, long second) {
        int hash = Caller.hash(entry);
        for (int i = 0; i < REACH; i++) {
            Caller there = places.get(place(hash, i));
            if (there == null) {
                break;
            }
            if (there.hashCode() == hash && there.sent(entry)) {
                there.seen(second);
                return there;
            }
        }
        return enter(new Caller(entry, second));
    }

    /** Takes the first place that is free, or whose owner is not active any more. */
    private Caller enter(Caller caller) {
        for (int i = 0; i < REACH; i++) {
            int place = place(caller.hashCode(), i);
            Caller there = places.get(place);
            if ((there == null || !isActive(there, caller.lastSecond()))
                    && places.compareAndSet(place, there, caller)) {
                if (there == null) {
                    taken.set(takenCount.getAndIncrement(), place);
                }
                return caller;
            }
        }
        return caller;
    }

    /** Goes through them; one can come twice, or be left out while it is being entered. */
    void forEach(Consumer<Caller> action) {
        int count = takenCount.get();
        for (int i = 0; i < count; i++) {
            Caller caller = places.get(taken.get(i));
            if (caller != null) {
                action.accept(caller);
            }
        }
    }

    static boolean isActive(Caller caller, long second) {
        return caller.lastSecond() > second - ActiveCallers.SECONDS;
    }

    private static int place(int hash, int distance) {
        return (hash + distance) & (SIZE - 1);
    }
}
