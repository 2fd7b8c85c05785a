package gateway.algorithms.memory;

import gateway.api.limit.StoreUsage;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/** How much a store may hold, how much it holds, and what it had to give up. Thread-safe; its bounds are never passed. */
final class Ledger {
    private final long maxKeys;
    private final long maxBytes;
    private final AtomicLong keys = new AtomicLong();
    private final AtomicLong bytes = new AtomicLong();
    private final LongAdder evicted = new LongAdder();
    private final LongAdder refused = new LongAdder();

    Ledger(long maxKeys, long maxBytes) {
        this.maxKeys = maxKeys;
        this.maxBytes = maxBytes;
    }

    /** Counts one more key, unless there are as many as there may be. */
    boolean takeKey() {
        return take(keys, 1, maxKeys);
    }

    /** Counts more bytes, unless there would be more than there may be. */
    boolean takeBytes(long more) {
        return take(bytes, more, maxBytes);
    }

    private static boolean take(AtomicLong held, long more, long most) {
        long before = held.get();
        while (before <= most - more) {
            long found = held.compareAndExchange(before, before + more);
            if (found == before) {
                return true;
            }
            before = found;
        }
        return false;
    }

    /** Counts a change that needs no room. */
    void adjust(long moreKeys, long moreBytes) {
        keys.addAndGet(moreKeys);
        if (moreBytes != 0) {
            bytes.addAndGet(moreBytes);
        }
    }

    void countEvicted() {
        evicted.increment();
    }

    void countRefused() {
        refused.increment();
    }

    StoreUsage usage() {
        return new StoreUsage(keys.get(), bytes.get(), evicted.sum(), refused.sum());
    }
}
