package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;
import java.util.function.LongConsumer;

/** A limiter that is not ours, as the store sees it: it decides like some other, after having done something. */
final class ForeignLimiter implements Limiter {
    private final Limiter limiter;
    private final LongConsumer beforehand;

    ForeignLimiter(Limiter limiter) {
        this(limiter, permits -> {});
    }

    /** One that does something with the number of permits before it decides. */
    ForeignLimiter(Limiter limiter, LongConsumer beforehand) {
        this.limiter = limiter;
        this.beforehand = beforehand;
    }

    @Override
    public LimiterShape shape() {
        return limiter.shape();
    }

    @Override
    public Decision step(LimitState state, long nowNanos, long permits) {
        beforehand.accept(permits);
        return limiter.step(state, nowNanos, permits);
    }

    @Override
    public long idleAtNanos(LimitState state) {
        return limiter.idleAtNanos(state);
    }
}
