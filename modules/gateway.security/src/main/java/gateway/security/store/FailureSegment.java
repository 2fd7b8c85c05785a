package gateway.security.store;

import gateway.api.limit.LimitKey;
import gateway.api.limit.Ticker;
import gateway.api.lockout.LockoutRule;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A part of the keys under a lock of its own. Thread-safe.
 *
 * <p>When there is no room, the key goes that has not failed for the longest time and is not locked. If all are locked,
 * a new key is not remembered: whoever has that many addresses to fail from must not be able to unlock one of them.
 */
final class FailureSegment {
    /** How many keys that matter no longer are dropped, at most, when a key fails: more than come in. */
    private static final int DROPPED_AT_ONCE = 2;

    /** By their last failure, the one that is the longest ago first. */
    private final Map<LimitKey, FailureRecord> records = new LinkedHashMap<>();

    private final int maxKeys;
    private final int maxFailures;
    private int failureRoom;

    /** Room for so many keys, and for so many failures of all of them together. */
    FailureSegment(int maxKeys, int maxFailures) {
        this.maxKeys = maxKeys;
        this.maxFailures = maxFailures;
    }

    synchronized int size() {
        return records.size();
    }

    /** How long a key is still locked, in nanoseconds; 0 if it is not. */
    synchronized long lockedFor(LimitKey key, Ticker ticker) {
        FailureRecord record = records.get(key);
        return record == null ? 0 : record.lockedFor(ticker.epochNanos());
    }

    /** Counts a failure unless the key is locked: then how long it still is, else 0. */
    synchronized long fail(LimitKey key, LockoutRule rule, Ticker ticker) {
        // Read under the lock, so that the failures of a key are in the order of their times.
        long now = ticker.epochNanos();
        FailureRecord record = take(key).orElseGet(FailureRecord::new);
        long locked = record.lockedFor(now);
        if (locked == 0) {
            record.fail(rule, now);
            dropIdle(now);
        }
        if (makeRoom(record.room(), now)) {
            records.put(key, record);
            failureRoom += record.room();
        }
        return locked;
    }

    synchronized void clear(LimitKey key) {
        take(key);
    }

    private Optional<FailureRecord> take(LimitKey key) {
        Optional<FailureRecord> record = Optional.ofNullable(records.remove(key));
        failureRoom -= record.map(FailureRecord::room).orElse(0);
        return record;
    }

    private void dropIdle(long now) {
        Iterator<FailureRecord> eldest = records.values().iterator();
        for (int i = 0; i < DROPPED_AT_ONCE && eldest.hasNext(); i++) {
            FailureRecord record = eldest.next();
            if (!record.mattersAt(now)) {
                drop(eldest, record);
            }
        }
    }

    private boolean makeRoom(int failures, long now) {
        Iterator<FailureRecord> eldest = records.values().iterator();
        while (!fits(failures) && eldest.hasNext()) {
            FailureRecord record = eldest.next();
            if (record.lockedFor(now) == 0) {
                drop(eldest, record);
            }
        }
        return fits(failures);
    }

    private boolean fits(int failures) {
        return records.size() < maxKeys && failureRoom + failures <= maxFailures;
    }

    private void drop(Iterator<FailureRecord> at, FailureRecord record) {
        at.remove();
        failureRoom -= record.room();
    }
}
