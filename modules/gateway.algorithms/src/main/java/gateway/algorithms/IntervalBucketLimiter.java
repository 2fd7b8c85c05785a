package gateway.algorithms;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Impossible;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;

/**
 * A token bucket that is refilled in whole portions: when a full bucket is first drawn from at t, a portion of n permits
 * arrives at t + {@code per}, t + 2 · {@code per} and so on, until the bucket is full again. What does not fit into the
 * bucket is lost, and the next draw from the full bucket begins new intervals.
 *
 * <p><b>State.</b> Three words: a time; the permits missing from the full bucket at that time; and the
 * {@linkplain PermitPart part} of the current interval that is over then, which means the same under another
 * {@code per}. A full bucket is three zeros. It is read like the state of a {@link SmoothBucketLimiter}, so that a
 * policy can be switched between the two without a bucket being refilled.
 */
final class IntervalBucketLimiter implements Limiter {
    private static final int AS_OF = 0;
    private static final int MISSING = 1;
    private static final int PART = 2;
    private static final int WORDS = 3;

    private final LimiterShape shape;
    private final long capacity;
    private final long portion;
    private final long perNanos;
    private final PermitPart part;

    IntervalBucketLimiter(BucketParameters parameters) {
        shape = parameters.shape(WORDS);
        capacity = parameters.capacity();
        portion = parameters.rate().permits();
        perNanos = parameters.rate().per().toNanos();
        part = new PermitPart(perNanos);
    }

    @Override
    public LimiterShape shape() {
        return shape;
    }

    @Override
    public Decision step(LimitState state, long nowNanos, long permits) {
        long asOf = nowNanos;
        long missing = Math.min(state.get(MISSING), capacity);
        long since = nowNanos;
        if (missing > 0) {
            asOf = Math.max(nowNanos, state.get(AS_OF));
            since = intervalStart(state);
            long arrived = (asOf - since) / perNanos;
            boolean full = arrived >= portionsFor(missing);
            since = full ? asOf : since + arrived * perNanos;
            missing = full ? 0 : missing - arrived * portion;
        }
        boolean spends = permits > 0 && permits <= capacity - missing;
        if (spends || state.get(MISSING) <= capacity) {
            write(state, asOf, spends ? missing + permits : missing, asOf - since);
        }
        return decision(permits, missing, since - nowNanos);
    }

    private long intervalStart(LimitState state) {
        return state.get(AS_OF) - part.steps(state.get(PART));
    }

    private void write(LimitState state, long asOf, long missing, long over) {
        state.set(AS_OF, missing == 0 ? 0 : asOf);
        state.set(MISSING, missing);
        state.set(PART, missing == 0 ? 0 : part.word(over));
    }

    /** What to say if so many permits are asked for and missing; {@code offset} leads from now to the interval. */
    private Decision decision(long permits, long missing, long offset) {
        long remaining = capacity - missing;
        if (permits <= remaining) {
            return new Permitted(remaining - permits, waitFor(missing + permits, offset));
        }
        long resetAfter = waitFor(missing, offset);
        return permits > capacity
                ? new Impossible(remaining, resetAfter)
                : new Rejected(remaining, resetAfter, waitFor(permits - remaining, offset));
    }

    private long waitFor(long permits, long offset) {
        return permits == 0 ? 0 : Wide.sum(offset, Wide.product(portionsFor(permits), perNanos));
    }

    /** How many portions it takes to bring so many permits, at least 1. */
    private long portionsFor(long permits) {
        return (permits - 1) / portion + 1;
    }

    @Override
    public long idleAtNanos(LimitState state) {
        long missing = Math.min(state.get(MISSING), capacity);
        return missing == 0
                ? Long.MIN_VALUE
                : Wide.sum(intervalStart(state), Wide.product(portionsFor(missing), perNanos));
    }
}
