package gateway.algorithms;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Impossible;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.Limit;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;

/**
 * At most so many permits in every half-open window (t − W, t], from a {@linkplain StampLog log} of the time of each
 * permit spent. A permit is back exactly W after it was spent.
 *
 * <p><b>State.</b> One word for a new key and one more for each permit in the window, growing by doubling. A limiter
 * with a smaller limit waits until enough of a longer log is over.
 */
final class SlidingWindowLogLimiter implements Limiter {
    private final LimiterShape shape;
    private final int limit;
    private final long window;

    SlidingWindowLogLimiter(Limit limit) {
        this.limit = Math.toIntExact(limit.permits());
        window = limit.window().toNanos();
        shape = new LimiterShape(limit, StampLog.MIN_WORDS, StampLog.words(this.limit));
    }

    @Override
    public LimiterShape shape() {
        return shape;
    }

    @Override
    public Decision step(LimitState state, long nowNanos, long permits) {
        int count = StampLog.count(state);
        long newest = count == 0 ? nowNanos : StampLog.stamp(state, count - 1);
        long time = Math.max(nowNanos, newest);
        int over = StampLog.countUntil(state, time - window);
        int remaining = Math.max(limit - (count - over), 0);
        if (permits > remaining) {
            return refusal(state, nowNanos, permits, over);
        }
        if (permits > 0) {
            StampLog.append(state, over, time, (int) permits, limit);
            newest = time;
        }
        boolean spent = permits > 0 || count > over;
        return new Permitted(remaining - permits, spent ? newest + window - nowNanos : 0);
    }

    private Decision refusal(LimitState state, long nowNanos, long permits, int over) {
        int count = StampLog.count(state);
        int live = count - over;
        int remaining = Math.max(limit - live, 0);
        long resetAfter = live == 0 ? 0 : StampLog.stamp(state, count - 1) + window - nowNanos;
        if (permits > limit) {
            return new Impossible(remaining, resetAfter);
        }
        long lastInTheWay = StampLog.stamp(state, over + live + (int) permits - limit - 1);
        return new Rejected(remaining, resetAfter, lastInTheWay + window - nowNanos);
    }

    @Override
    public long idleAtNanos(LimitState state) {
        int count = StampLog.count(state);
        return count == 0 ? Long.MIN_VALUE : Wide.sum(StampLog.stamp(state, count - 1), window);
    }
}
