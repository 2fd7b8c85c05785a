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
 * About so many permits in every window, from the counts of two aligned windows: with e nanoseconds of the current
 * window W gone, a cost is permitted if previous · (W − e) + (current + cost) · W ≤ limit · W, in whole numbers. It is
 * as if the permits of the previous window had been spent evenly.
 *
 * <p><b>State.</b> Three words: the start of a window, the permits spent in the window before, and those spent in it.
 */
final class SlidingWindowCounterLimiter implements Limiter {
    private static final int START = 0;
    private static final int PREVIOUS = 1;
    private static final int CURRENT = 2;
    private static final int WORDS = 3;

    private final LimiterShape shape;
    private final long limit;
    private final AlignedWindow window;

    SlidingWindowCounterLimiter(Limit limit) {
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
        long previous = start == known ? state.get(PREVIOUS) : start - known == window.nanos() ? state.get(CURRENT) : 0;
        long current = start == known ? state.get(CURRENT) : 0;
        WindowCounts counts = new WindowCounts(limit, window.nanos(), previous, current);
        long remaining = counts.remaining(Math.max(nowNanos - start, 0));
        long untilStart = start - nowNanos;
        if (permits <= remaining) {
            if (permits > 0) {
                state.set(START, start);
                state.set(PREVIOUS, previous);
                state.set(CURRENT, current + permits);
            }
            return new Permitted(remaining - permits, counts.spending(permits).reset(untilStart));
        }
        return permits > limit
                ? new Impossible(remaining, counts.reset(untilStart))
                : new Rejected(remaining, counts.reset(untilStart), untilStart + counts.roomFor(permits));
    }

    @Override
    public long idleAtNanos(LimitState state) {
        int windows = state.get(CURRENT) > 0 ? 2 : state.get(PREVIOUS) > 0 ? 1 : 0;
        return windows == 0 ? Long.MIN_VALUE : Wide.sum(state.get(START), windows * window.nanos());
    }
}
