package gateway.algorithms;

import gateway.api.limit.Rate;
import java.math.BigInteger;

/**
 * A rate in lowest terms: {@code permits} for each {@code nanos} nanoseconds, so that one permit comes in steps of 1 /
 * {@code nanos} and one nanosecond brings {@code permits} steps. Exact; immutable.
 */
final class BucketRate {
    private final long permits;
    private final long nanos;

    BucketRate(Rate rate) {
        long per = rate.per().toNanos();
        long divisor =
                BigInteger.valueOf(rate.permits()).gcd(BigInteger.valueOf(per)).longValueExact();
        permits = rate.permits() / divisor;
        nanos = per / divisor;
    }

    /** How many steps make up a permit. */
    long stepsPerPermit() {
        return nanos;
    }

    /** The whole permits that come in a time, if some steps of the first one are already there. */
    long permitsIn(long elapsedNanos, long steps) {
        return Wide.quotient(elapsedNanos, permits, steps, nanos);
    }

    /** The steps that come in a time on top of those whole permits: less than a permit, so wrapping does not matter. */
    long stepsBeyond(long wholePermits, long elapsedNanos, long steps) {
        return elapsedNanos * permits + steps - wholePermits * nanos;
    }

    /** The nanoseconds until so many permits, at least 1, have come, if some steps of the first are already there. */
    long nanosUntil(long wholePermits, long steps) {
        return Wide.quotient(wholePermits - 1, nanos, nanos - steps + permits - 1, permits);
    }
}
