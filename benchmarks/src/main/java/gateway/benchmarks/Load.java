package gateway.benchmarks;

import java.time.Duration;

/** How much is permitted: always enough, or never anything after the first request. */
enum Load {
    /**
     * Enough for minutes of the fastest contender on one key, refilled as slowly as a real tier: a bucket is neither
     * exhausted nor full at any time, so each request finds something to refill and something to spend.
     */
    PERMITTED(1L << 32, 10, Duration.ofSeconds(1)),

    /** One permit in ten years, which is spent beforehand. */
    REFUSED(1, 1, Duration.ofDays(3650));

    private final long permits;
    private final long refill;
    private final Duration period;

    Load(long permits, long refill, Duration period) {
        this.permits = permits;
        this.refill = refill;
        this.period = period;
    }

    /** The capacity of a bucket, or the permits of a window. */
    long permits() {
        return permits;
    }

    /** How many permits a bucket gets back in a {@link #period}. */
    long refill() {
        return refill;
    }

    /** The time in which a bucket is refilled by {@link #refill}, or the length of a window. */
    Duration period() {
        return period;
    }

    boolean permitted() {
        return this == PERMITTED;
    }
}
