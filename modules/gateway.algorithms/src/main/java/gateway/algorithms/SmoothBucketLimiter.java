package gateway.algorithms;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Impossible;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;

/**
 * A token bucket that is refilled continuously; also a leaky bucket used as a meter, which is the same bucket seen from
 * the other end: what is missing from the one is what is in the other.
 */
final class SmoothBucketLimiter extends SmoothLimiter {
    private final long capacity;

    SmoothBucketLimiter(BucketParameters parameters) {
        super(parameters, parameters.capacity());
        capacity = parameters.capacity();
    }

    @Override
    Decision decision(long permits, long missing, long steps, long lagNanos) {
        long remaining = capacity - missing;
        if (permits <= remaining) {
            return new Permitted(remaining - permits, waitFor(missing + permits, steps, lagNanos));
        }
        long resetAfter = waitFor(missing, steps, lagNanos);
        return permits > capacity
                ? new Impossible(remaining, resetAfter)
                : new Rejected(remaining, resetAfter, waitFor(permits - remaining, steps, lagNanos));
    }
}
