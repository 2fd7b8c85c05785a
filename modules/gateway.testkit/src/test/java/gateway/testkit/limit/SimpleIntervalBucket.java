package gateway.testkit.limit;

import gateway.api.limit.Limit;
import gateway.api.limit.LimitState;
import gateway.api.limit.LimiterShape;
import gateway.api.limit.Rate;
import java.time.Duration;

/** A bucket refilled in portions; word 1 is how many permits were missing then, word 2 when the intervals began. */
final class SimpleIntervalBucket extends SimpleLimiter {
    private final Rate rate;

    SimpleIntervalBucket(long capacity, Rate rate) {
        super(new LimiterShape(new Limit(capacity, SimpleBucket.timeToFill(capacity, rate)), Duration.ZERO, 3, 3));
        this.rate = rate;
    }

    @Override
    long remaining(LimitState state, long now) {
        return Math.max(limit() - missing(state, now), 0);
    }

    @Override
    void spend(LimitState state, long now, long permits) {
        long missing = missing(state, now);
        if (missing == 0) {
            state.set(2, now);
        }
        state.set(1, missing + permits);
        state.set(0, now);
    }

    private long missing(LimitState state, long now) {
        long portions = portionsUntil(state, now) - portionsUntil(state, state.get(0));
        return portions > state.get(1) ? 0 : Math.max(state.get(1) - portions * rate.permits(), 0);
    }

    private long portionsUntil(LimitState state, long now) {
        return (now - state.get(2)) / rate.per().toNanos();
    }
}
