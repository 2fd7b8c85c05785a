package gateway.testkit.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;

/**
 * A limiter that takes its time between reading a state and writing it, so that a store which lets somebody else at the
 * state meanwhile is found out.
 */
final class DawdlingLimiter implements Limiter {
    private static final int SPINS = 500;

    private final Limiter limiter;

    DawdlingLimiter(Limiter limiter) {
        this.limiter = limiter;
    }

    @Override
    public LimiterShape shape() {
        return limiter.shape();
    }

    @Override
    public Decision step(LimitState state, long nowNanos, long permits) {
        Decision decision = limiter.step(state, nowNanos, permits);
        for (int i = 0; i < SPINS; i++) {
            Thread.onSpinWait();
        }
        return decision;
    }

    @Override
    public long idleAtNanos(LimitState state) {
        return limiter.idleAtNanos(state);
    }
}
