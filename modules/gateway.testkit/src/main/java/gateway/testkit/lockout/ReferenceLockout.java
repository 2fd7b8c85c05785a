package gateway.testkit.lockout;

import gateway.api.lockout.LockoutRule;
import java.util.ArrayList;
import java.util.List;

/** The lockout of one key as it is defined, with no thought of memory: every failure and every lock is kept. */
final class ReferenceLockout {
    private final List<Long> failures = new ArrayList<>();
    private final List<Lock> locks = new ArrayList<>();
    private int locksInARow;

    /** From when to when. */
    private record Lock(long from, long to) {}

    long lockedFor(long now) {
        return locks.stream()
                .mapToLong(lock -> lock.to() - now)
                .filter(left -> left > 0)
                .findAny()
                .orElse(0);
    }

    long fail(LockoutRule rule, long now) {
        long locked = lockedFor(now);
        if (locked == 0) {
            count(rule, now);
        }
        return locked;
    }

    private void count(LockoutRule rule, long now) {
        if (!failures.isEmpty() && now - quietSince() >= rule.maxLock().toNanos()) {
            locksInARow = 0;
        }
        failures.add(now);
        if (counted(rule, now) >= rule.maxFailures()) {
            locks.add(new Lock(now, now + length(rule)));
            locksInARow++;
        }
    }

    private long quietSince() {
        return Math.max(lastLockEnd(), failures.get(failures.size() - 1));
    }

    private long lastLockEnd() {
        return locks.stream().mapToLong(Lock::to).max().orElse(Long.MIN_VALUE);
    }

    private long counted(LockoutRule rule, long now) {
        long lastLockEnd = lastLockEnd();
        return failures.stream()
                .filter(time ->
                        time >= lastLockEnd && time > now - rule.window().toNanos())
                .count();
    }

    private long length(LockoutRule rule) {
        long length = rule.lock().toNanos();
        for (int i = 0; i < locksInARow; i++) {
            length = Math.min(length * 2, rule.maxLock().toNanos());
        }
        return length;
    }
}
