package gateway.security.store;

import gateway.api.lockout.LockoutRule;
import java.time.Duration;

/**
 * The failures of one key and its locks. Times are nanoseconds of a monotonic clock. Guarded by the lock of its segment.
 *
 * <p>What counts together are the failures of every window that ends now, so there is no moment at which a count starts
 * anew and twice as many get through.
 */
final class FailureRecord {
    /** Longer times, of more than 36 years, count as this; sums stay within a {@code long} until the year 2188. */
    private static final long LONGEST = 1L << 60;

    private final FailureTimes failures = new FailureTimes();
    private int locks;
    private long lockedUntil = Long.MIN_VALUE;
    private long locksMatterUntil = Long.MIN_VALUE;
    private long mattersUntil = Long.MIN_VALUE;

    /** How long the key is still locked, in nanoseconds; 0 if it is not. */
    long lockedFor(long now) {
        return lockedUntil > now ? lockedUntil - now : 0;
    }

    /** Whether there are failures, or locks, that still count for anything. */
    boolean mattersAt(long now) {
        return now < mattersUntil;
    }

    /** What it takes in memory, in failures. */
    int room() {
        return failures.room();
    }

    /** Counts a failure of a key that is not locked, and locks it if there are now too many. */
    void fail(LockoutRule rule, long now) {
        long window = nanos(rule.window());
        if (now >= locksMatterUntil) {
            locks = 0;
        }
        failures.dropUntil(now - window);
        if (failures.count() + 1 < rule.maxFailures()) {
            failures.add(now);
        } else {
            lock(rule, now);
        }
        locksMatterUntil = Math.max(lockedUntil, now) + nanos(rule.maxLock());
        mattersUntil = locks > 0 ? Math.max(locksMatterUntil, now + window) : now + window;
    }

    private void lock(LockoutRule rule, long now) {
        long maxLock = nanos(rule.maxLock());
        long lock = nanos(rule.lock());
        for (int i = 0; i < locks && lock < maxLock; i++) {
            lock *= 2;
        }
        failures.clear();
        locks++;
        lockedUntil = now + Math.min(lock, maxLock);
    }

    private static long nanos(Duration duration) {
        return duration.toSeconds() >= LONGEST / 1_000_000_000L ? LONGEST : duration.toNanos();
    }
}
