package gateway.testkit.limit;

import gateway.api.limit.Limit;
import gateway.api.limit.LimitState;

/** A fixed window; word 1 is what was spent in the window of the last permit. */
class SimpleFixedWindow extends SimpleLimiter {
    private final long windowNanos;

    SimpleFixedWindow(Limit limit) {
        super(shape(limit, 2));
        windowNanos = limit.window().toNanos();
    }

    @Override
    long remaining(LimitState state, long now) {
        return Math.max(limit() - spent(state, now), 0);
    }

    @Override
    void spend(LimitState state, long now, long permits) {
        state.set(1, spent(state, now) + permits);
        state.set(0, now);
    }

    private long spent(LimitState state, long now) {
        return now / windowNanos == state.get(0) / windowNanos ? state.get(1) : 0;
    }
}
