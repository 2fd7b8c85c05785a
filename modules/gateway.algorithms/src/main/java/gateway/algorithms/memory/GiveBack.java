package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.DelayingLimiter;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;

/**
 * Takes permits back as if that were spending, so that lanes and trials do for it what they do for a request. Where
 * nothing is taken back it rejects, and so leaves no trace.
 */
final class GiveBack implements Limiter {
    private static final Decision TAKEN = new Permitted(0, 0);
    private static final Decision NOTHING = new Rejected(0, 0, 1);

    private final DelayingLimiter limiter;

    GiveBack(DelayingLimiter limiter) {
        this.limiter = limiter;
    }

    @Override
    public LimiterShape shape() {
        return limiter.shape();
    }

    @Override
    public Decision step(LimitState state, long nowNanos, long permits) {
        return limiter.giveBack(state, nowNanos, permits) ? TAKEN : NOTHING;
    }

    @Override
    public long idleAtNanos(LimitState state) {
        return limiter.idleAtNanos(state);
    }
}
