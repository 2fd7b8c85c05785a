package gateway.testkit.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Limit;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;
import java.time.Duration;

/** Somebody's limiter with a fault: it spends, and then throws. */
final class FailingLimiter implements Limiter {
    static final String MESSAGE = "a fault in a limiter";

    @Override
    public LimiterShape shape() {
        return LimiterShape.fixed(new Limit(10, Duration.ofHours(1)), 1);
    }

    @Override
    public Decision step(LimitState state, long nowNanos, long permits) {
        state.set(0, state.get(0) + permits);
        throw new IllegalStateException(MESSAGE);
    }

    @Override
    public long idleAtNanos(LimitState state) {
        return state.get(0) == 0 ? 0 : Long.MAX_VALUE;
    }
}
