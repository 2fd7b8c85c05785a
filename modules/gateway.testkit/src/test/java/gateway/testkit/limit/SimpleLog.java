package gateway.testkit.limit;

import gateway.api.limit.Limit;
import gateway.api.limit.LimitState;
import gateway.api.limit.LimiterShape;

/** An exact sliding window; from word 1 on, the times of the permits that count, oldest first, then zeros. */
class SimpleLog extends SimpleLimiter {
    private final long windowNanos;

    SimpleLog(Limit limit) {
        super(new LimiterShape(limit, 2, 1 + (int) limit.permits()));
        windowNanos = limit.window().toNanos();
    }

    @Override
    long remaining(LimitState state, long now) {
        return Math.max(limit() - (state.size() - 1 - forgotten(state, now)), 0);
    }

    @Override
    void spend(LimitState state, long now, long permits) {
        int forgotten = forgotten(state, now);
        int kept = state.size() - 1 - forgotten;
        int size = 1 + kept + (int) permits;
        if (size > state.size()) {
            state.resize(size);
        }
        for (int i = 0; i < kept; i++) {
            state.set(1 + i, state.get(1 + forgotten + i));
        }
        for (int i = 1 + kept; i < size; i++) {
            state.set(i, now);
        }
        if (size < state.size()) {
            state.resize(size);
        }
        state.set(0, now);
    }

    /** How many times at the front no longer count, or never did. */
    private int forgotten(LimitState state, long now) {
        int count = 0;
        while (count < state.size() - 1 && state.get(1 + count) <= now - windowNanos) {
            count++;
        }
        return count;
    }
}
