package gateway.algorithms;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Delayed;
import gateway.api.limit.Decision.Impossible;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.DelayingLimiter;
import gateway.api.limit.LimitState;

/**
 * A leaky bucket that delays: requests leave it at the rate, one after the other.
 *
 * <p>Each permit is a slot of time, 1 / rate long, that begins when its request leaves; the slots of one queue lie side
 * by side. The state of the bucket is how long those go on that are taken: what is {@linkplain SmoothLimiter missing}
 * are the slots not yet over. The last of them to have begun is under way, and those after it wait. A queue of N
 * places therefore is a bucket of N + 1 permits.
 */
final class LeakyQueueLimiter extends SmoothLimiter implements DelayingLimiter {
    private final long places;

    LeakyQueueLimiter(BucketParameters parameters) {
        super(parameters, parameters.capacity() + 1);
        places = parameters.capacity();
    }

    @Override
    Decision decision(long permits, long missing, long steps, long lagNanos) {
        long room = places + 1 - missing;
        if (permits <= Math.min(room, places)) {
            return passing(permits, missing, steps, lagNanos);
        }
        long free = Math.min(room, places);
        long resetAfter = waitFor(waiting(missing), steps, lagNanos);
        return permits > places
                ? new Impossible(free, resetAfter)
                : new Rejected(free, resetAfter, waitFor(permits - room, steps, lagNanos));
    }

    /** A request leaves when all slots before its own are over. */
    private Decision passing(long permits, long missing, long steps, long lagNanos) {
        long waiting = waiting(missing + permits);
        long resetAfter = waitFor(waiting, steps, lagNanos);
        return permits == 0 || missing == 0
                ? new Permitted(places - waiting, resetAfter)
                : new Delayed(places - waiting, resetAfter, waitFor(missing, steps, lagNanos));
    }

    /** How many of the slots that are not over have not begun. */
    private static long waiting(long missing) {
        return Math.max(0, missing - 1);
    }

    @Override
    public boolean giveBack(LimitState state, long nowNanos, long permits) {
        step(state, nowNanos, 0);
        return restore(state, permits, 1);
    }
}
