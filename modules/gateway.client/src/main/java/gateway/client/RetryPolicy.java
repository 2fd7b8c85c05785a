package gateway.client;

import java.time.Duration;
import java.util.Objects;

/**
 * How often a refused request is sent again, and how long a client is willing to wait for that. Immutable.
 *
 * @param maxRetries how often at most a request is sent again, 0 to 100
 * @param maxWait the longest wait before each of them, zero to one day; a response that asks for a longer one is the
 *     answer
 */
public record RetryPolicy(int maxRetries, Duration maxWait) {
    private static final int MOST_RETRIES = 100;
    private static final Duration LONGEST_WAIT = Duration.ofDays(1);
    private static final RetryPolicy DEFAULTS = new RetryPolicy(3, Duration.ofMinutes(5));

    /**
     * Checks the bounds.
     *
     * @throws IllegalArgumentException if a value is out of its bounds
     */
    public RetryPolicy {
        Objects.requireNonNull(maxWait, "maxWait");
        if (maxRetries < 0 || maxRetries > MOST_RETRIES) {
            throw new IllegalArgumentException("maxRetries must be from 0 to " + MOST_RETRIES + ", was " + maxRetries);
        }
        if (maxWait.isNegative() || maxWait.compareTo(LONGEST_WAIT) > 0) {
            throw new IllegalArgumentException("maxWait must be from 0s to " + LONGEST_WAIT + ", was " + maxWait);
        }
    }

    /** {@return three retries, each after at most five minutes} */
    public static RetryPolicy defaults() {
        return DEFAULTS;
    }

    /** {@return no retries} */
    public static RetryPolicy none() {
        return new RetryPolicy(0, Duration.ZERO);
    }

    /**
     * {@return this policy with another number of retries}
     *
     * @param retries how often at most a request is sent again, 0 to 100
     * @throws IllegalArgumentException if it is out of its bounds
     */
    public RetryPolicy withMaxRetries(int retries) {
        return new RetryPolicy(retries, maxWait);
    }

    /**
     * {@return this policy with another longest wait}
     *
     * @param wait the longest wait before a retry, zero to one day
     * @throws IllegalArgumentException if it is out of its bounds
     */
    public RetryPolicy withMaxWait(Duration wait) {
        return new RetryPolicy(maxRetries, wait);
    }

    boolean allows(Duration wait) {
        return wait.compareTo(maxWait) <= 0;
    }
}
