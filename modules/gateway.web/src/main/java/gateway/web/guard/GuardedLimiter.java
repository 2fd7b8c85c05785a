package gateway.web.guard;

import gateway.api.limit.Decision;
import gateway.api.limit.DelayingLimiter;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;
import java.util.function.Supplier;

/** A limiter of somebody else, for few threads at a time, whose nonsense is a failure. */
class GuardedLimiter implements Limiter {
    private final Limiter limiter;
    private final LimiterShape shape;
    private final Soundness soundness;
    private final Bulkhead bulkhead;

    GuardedLimiter(Limiter limiter, Bulkhead bulkhead) {
        this.limiter = limiter;
        this.bulkhead = bulkhead;
        shape = limiter.shape();
        soundness = new Soundness(shape.limit().permits(), limiter instanceof DelayingLimiter);
    }

    @Override
    public final LimiterShape shape() {
        return shape;
    }

    @Override
    public final Decision step(LimitState state, long nowNanos, long permits) {
        return inside(() -> soundness.checked(limiter.step(state, nowNanos, permits), permits));
    }

    @Override
    public final long idleAtNanos(LimitState state) {
        return inside(() -> limiter.idleAtNanos(state));
    }

    /** What the limiter says; an error of it is no reason to fail for the request. */
    final <T> T inside(Supplier<T> question) {
        bulkhead.enter();
        try {
            return question.get();
        } catch (LinkageError | StackOverflowError | AssertionError e) {
            throw new IllegalStateException("the limiter failed with " + e, e);
        } finally {
            bulkhead.leave();
        }
    }
}
