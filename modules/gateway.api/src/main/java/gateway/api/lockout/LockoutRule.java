package gateway.api.lockout;

import java.time.Duration;
import java.util.Objects;

/**
 * When somebody is locked out, and for how long.
 *
 * @param maxFailures how many failures within the window lock; at least 1
 * @param window the time in which failures are counted together
 * @param lock how long the first lock lasts; each further one lasts twice as long as the one before
 * @param maxLock how long a lock lasts at most; a key that has not failed for this long after its lock begins anew
 */
public record LockoutRule(int maxFailures, Duration window, Duration lock, Duration maxLock) {
    /**
     * Requires every value.
     *
     * @throws IllegalArgumentException if a value is not positive, or the longest lock is shorter than the first
     */
    public LockoutRule {
        if (maxFailures < 1) {
            throw new IllegalArgumentException("max-failures must be >= 1, was " + maxFailures);
        }
        requirePositive("window", window);
        requirePositive("lock", lock);
        if (maxLock.compareTo(lock) < 0) {
            throw new IllegalArgumentException("max-lock must be >= lock, was " + maxLock + " with lock " + lock);
        }
    }

    private static void requirePositive(String name, Duration value) {
        if (Objects.requireNonNull(value, name).isNegative() || value.isZero()) {
            throw new IllegalArgumentException(name + " must be > 0, was " + value);
        }
    }
}
