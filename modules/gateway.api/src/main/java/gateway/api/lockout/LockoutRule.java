package gateway.api.lockout;

import java.time.Duration;
import java.util.Objects;

/**
 * When somebody is locked out, and for how long.
 *
 * @param maxFailures how many failures within the window lock, whenever it begins; 1 to {@value #MOST_FAILURES}
 * @param window the time in which failures are counted together
 * @param lock how long the first lock lasts; each further one lasts twice as long as the one before
 * @param maxLock how long a lock lasts at most; a key that has not failed for this long after its lock begins anew
 */
public record LockoutRule(int maxFailures, Duration window, Duration lock, Duration maxLock) {
    /** The largest number of failures that a store has to be able to count for a key. */
    public static final int MOST_FAILURES = 10_000;

    /**
     * Requires every value.
     *
     * @throws IllegalArgumentException if a value is not positive, there are too many failures, or the longest lock is
     *     shorter than the first
     */
    public LockoutRule {
        if (maxFailures < 1 || maxFailures > MOST_FAILURES) {
            throw new IllegalArgumentException(
                    "max-failures must be from 1 to " + MOST_FAILURES + ", was " + maxFailures);
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
