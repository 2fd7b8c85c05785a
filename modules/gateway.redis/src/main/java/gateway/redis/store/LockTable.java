package gateway.redis.store;

import gateway.api.limit.LimitKey;
import gateway.api.limit.Ticker;
import java.time.Duration;
import java.util.Iterator;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * The keys that this node knows to be locked. It has room for so many; if there were more, it knows that it does not know
 * all of them, until those that found no room would be open again. Thread-safe.
 */
final class LockTable {
    private final ConcurrentMap<LimitKey, Long> lockedUntil = new ConcurrentHashMap<>();
    private final int room;
    private final Ticker ticker;
    private volatile long incompleteUntil = Long.MIN_VALUE;

    LockTable(int room, Ticker ticker) {
        this.room = room;
        this.ticker = ticker;
    }

    /** How long a key is locked, as far as is known; zero if it is not. */
    Duration lockedFor(LimitKey key) {
        Long until = lockedUntil.get(key);
        long left = until == null ? 0 : until - ticker.epochNanos();
        return left > 0 ? Duration.ofNanos(left) : Duration.ZERO;
    }

    /** Whether a key that is not here is not locked. */
    boolean isComplete() {
        return ticker.epochNanos() >= incompleteUntil;
    }

    /** From now on there may be locks that nobody has told of. */
    void missedSome() {
        incompleteUntil = Long.MAX_VALUE;
    }

    /** A key is locked from a time on for so long; it is open after no time at all. */
    synchronized void lock(LimitKey key, long fromNanos, long nanos) {
        long until = fromNanos + Math.min(nanos, Long.MAX_VALUE - Math.max(0, fromNanos));
        if (until <= ticker.epochNanos()) {
            lockedUntil.remove(key);
            return;
        }
        if (lockedUntil.size() >= room && !lockedUntil.containsKey(key)) {
            dropOpen();
        }
        if (lockedUntil.size() >= room && !lockedUntil.containsKey(key)) {
            incompleteUntil = Math.max(incompleteUntil, until);
        } else {
            lockedUntil.put(key, until);
        }
    }

    private void dropOpen() {
        long now = ticker.epochNanos();
        Iterator<Long> all = lockedUntil.values().iterator();
        while (all.hasNext()) {
            if (all.next() <= now) {
                all.remove();
            }
        }
    }

    synchronized void clear() {
        lockedUntil.clear();
    }
}
