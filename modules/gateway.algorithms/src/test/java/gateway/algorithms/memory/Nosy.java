package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;

/** Decides like some other limiter, and then writes where there is nothing of its own. */
record Nosy(Limiter limiter) implements Limiter {
    @Override
    public LimiterShape shape() {
        return limiter.shape();
    }

    @Override
    public Decision step(LimitState state, long nowNanos, long permits) {
        Decision decision = limiter.step(state, nowNanos, permits);
        state.set(state.size(), 1);
        return decision;
    }

    @Override
    public long idleAtNanos(LimitState state) {
        return limiter.idleAtNanos(state);
    }
}
