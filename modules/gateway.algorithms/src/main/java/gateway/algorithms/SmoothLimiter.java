package gateway.algorithms;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;

/**
 * A bucket that is refilled continuously.
 *
 * <p><b>State.</b> Three words: a time; the permits missing from the full bucket at that time, rounded up; and the
 * {@linkplain PermitPart part of a permit} by which that is too many. A full bucket is three zeros. Nothing in it
 * depends on capacity or rate, so another limiter of the kind can go on from it: it finds the same permits missing,
 * though never more than its own capacity, and as long as it spends nothing, leaves them as they are.
 *
 * <p><b>Exactness.</b> Every step brings the state up to date without loss, so any number of steps in between adds up
 * to the same as none. Waits above 292 years are reported as 292 years.
 */
abstract class SmoothLimiter implements Limiter {
    private static final int AS_OF = 0;
    private static final int MISSING = 1;
    private static final int PART = 2;
    private static final int WORDS = 3;

    private final LimiterShape shape;
    private final long capacity;
    private final long mostAtOnce;
    private final BucketRate rate;
    private final PermitPart part;

    /** With a bucket that holds so many permits, of which a request may take the configured number at most. */
    SmoothLimiter(BucketParameters parameters, long capacity) {
        shape = parameters.shape(WORDS);
        this.capacity = capacity;
        mostAtOnce = parameters.capacity();
        rate = new BucketRate(parameters.rate());
        part = new PermitPart(rate.stepsPerPermit());
    }

    @Override
    public final LimiterShape shape() {
        return shape;
    }

    @Override
    public final Decision step(LimitState state, long nowNanos, long permits) {
        long asOf = nowNanos;
        long missing = Math.min(state.get(MISSING), capacity);
        long steps = 0;
        if (missing > 0) {
            long then = state.get(AS_OF);
            asOf = Math.max(nowNanos, then);
            long stepsThen = steps(state);
            long refilled = rate.permitsIn(asOf - then, stepsThen);
            boolean full = refilled >= missing;
            steps = full ? 0 : rate.stepsBeyond(refilled, asOf - then, stepsThen);
            missing = full ? 0 : missing - refilled;
        }
        boolean spends = permits > 0 && permits <= Math.min(capacity - missing, mostAtOnce);
        if (spends || state.get(MISSING) <= capacity) {
            write(state, asOf, spends ? missing + permits : missing, steps);
        }
        return decision(permits, missing, steps, asOf - nowNanos);
    }

    /** The part of a permit that is there besides; none if more is missing than this bucket can hold. */
    private long steps(LimitState state) {
        return state.get(MISSING) > capacity ? 0 : part.steps(state.get(PART));
    }

    private void write(LimitState state, long asOf, long missing, long steps) {
        state.set(AS_OF, missing == 0 ? 0 : asOf);
        state.set(MISSING, missing);
        state.set(PART, part.word(steps));
    }

    /** What to say if so many permits are asked for and missing; {@code lagNanos} is how far the state is ahead. */
    abstract Decision decision(long permits, long missing, long steps, long lagNanos);

    /** How long it takes until so many permits have come. */
    final long waitFor(long permits, long steps, long lagNanos) {
        return permits == 0 ? 0 : Wide.sum(rate.nanosUntil(permits, steps), lagNanos);
    }

    /** Makes fewer permits missing from a state that is up to date, though not fewer than some. */
    final boolean restore(LimitState state, long permits, long least) {
        long missing = state.get(MISSING);
        if (missing <= least || missing > capacity) {
            return false;
        }
        state.set(MISSING, Math.max(least, missing - permits));
        return true;
    }

    @Override
    public final long idleAtNanos(LimitState state) {
        long missing = Math.min(state.get(MISSING), capacity);
        return missing == 0 ? Long.MIN_VALUE : Wide.sum(state.get(AS_OF), rate.nanosUntil(missing, steps(state)));
    }
}
