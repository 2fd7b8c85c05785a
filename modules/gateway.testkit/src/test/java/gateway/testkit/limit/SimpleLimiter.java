package gateway.testkit.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Impossible;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.Limit;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;
import java.util.function.LongPredicate;

/**
 * A slow and simple limiter that keeps the contract. Each of its steps can be overridden, to be done wrong. Word 0 of
 * a state is the time of the last permit.
 */
abstract class SimpleLimiter implements Limiter {
    private final LimiterShape shape;

    SimpleLimiter(LimiterShape shape) {
        this.shape = shape;
    }

    /** Permits left, as if nobody asked before; from 0 to the limit. */
    abstract long remaining(LimitState state, long now);

    abstract void spend(LimitState state, long now, long permits);

    @Override
    public LimiterShape shape() {
        return shape;
    }

    final long limit() {
        return shape.limit().permits();
    }

    @Override
    public Decision step(LimitState state, long nowNanos, long permits) {
        long now = effectiveTime(state, nowNanos);
        long remaining = remaining(state, now);
        if (permits > limit()) {
            return new Impossible(remaining, resetAfter(state, now));
        }
        if (permits > remaining) {
            return new Rejected(remaining, resetAfter(state, now), retryAfter(state, now, permits));
        }
        if (permits > 0) {
            spend(state, now, permits);
        }
        return new Permitted(remaining(state, now), resetAfter(state, now));
    }

    long effectiveTime(LimitState state, long now) {
        return Math.max(now, state.get(0));
    }

    long retryAfter(LimitState state, long now, long permits) {
        return smallestWait(wait -> remaining(state, now + wait) >= permits);
    }

    long resetAfter(LimitState state, long now) {
        return smallestWait(wait -> remaining(state, now + wait) >= limit());
    }

    @Override
    public long idleAtNanos(LimitState state) {
        return state.get(0) + resetAfter(state, state.get(0));
    }

    static LimiterShape shape(Limit limit, int words) {
        return LimiterShape.fixed(limit, words);
    }

    private static long smallestWait(LongPredicate longEnough) {
        long tooShort = -1;
        long enough = 0;
        while (!longEnough.test(enough)) {
            tooShort = enough;
            enough = Math.addExact(Math.multiplyExact(2, enough), 1);
        }
        while (enough - tooShort > 1) {
            long middle = tooShort + (enough - tooShort) / 2;
            if (longEnough.test(middle)) {
                enough = middle;
            } else {
                tooShort = middle;
            }
        }
        return enough;
    }
}
