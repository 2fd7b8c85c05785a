package gateway.web.guard;

import gateway.api.limit.DelayingLimiter;
import gateway.api.limit.LimitState;

/** A limiter of somebody else with a queue. */
final class GuardedQueue extends GuardedLimiter implements DelayingLimiter {
    private final DelayingLimiter limiter;

    GuardedQueue(DelayingLimiter limiter, Bulkhead bulkhead) {
        super(limiter, bulkhead);
        this.limiter = limiter;
    }

    @Override
    public boolean giveBack(LimitState state, long nowNanos, long permits) {
        return inside(() -> limiter.giveBack(state, nowNanos, permits));
    }
}
