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
 * So many permits in each aligned window.
 *
 * <p><b>State.</b> Two words: the start of a window and the permits spent in it.
 */
final class FixedWindowLimiter implements Limiter {
    private static final int START = 0;
    private static final int SPENT = 1;
    private static final int WORDS = 2;

    private final LimiterShape shape;
    private final long limit;
    private final AlignedWindow window;

    FixedWindowLimiter(Limit limit) {
        shape = LimiterShape.fixed(limit, WORDS);
        this.limit = limit.permits();
        window = new AlignedWindow(limit.window().toNanos());
    }

    @Override
    public LimiterShape shape() {
        return shape;
    }

    @Override
    public Decision step(LimitState state, long nowNanos, long permits) {
        long known = state.get(START);
        long start = window.startAt(nowNanos, known);
        long spent = start == known ? state.get(SPENT) : 0;
        long remaining = Math.max(limit - spent, 0);
        long untilNext = start + window.nanos() - nowNanos;
        if (permits <= remaining) {
            if (permits > 0) {
                state.set(START, start);
                state.set(SPENT, spent + permits);
            }
            return new Permitted(remaining - permits, spent + permits == 0 ? 0 : untilNext);
        }
        long resetAfter = spent == 0 ? 0 : untilNext;
        return permits > limit ? new Impossible(remaining, resetAfter) : new Rejected(remaining, resetAfter, untilNext);
    }

    @Override
    public long idleAtNanos(LimitState state) {
        return state.get(SPENT) == 0 ? Long.MIN_VALUE : Wide.sum(state.get(START), window.nanos());
    }
}
