package gateway.testkit.limit;

import java.time.Duration;
import java.util.List;

/**
 * A sliding window, exact: so many permits in every half-open window (t − W, t]. A permit spent at s counts at every
 * time from s to just before s + W, so the last permit is back a window after it was spent.
 */
public final class ReferenceSlidingWindowLog extends Reference {
    private final long windowNanos;

    /**
     * For a key that was never seen.
     *
     * @param limit the permits of a window
     * @param window how long it is
     */
    public ReferenceSlidingWindowLog(long limit, Duration window) {
        super(limit);
        windowNanos = window.toNanos();
    }

    @Override
    protected long remainingAt(List<Spending> spendings, long nowNanos) {
        return limit()
                - spendings.stream()
                        .filter(s -> nowNanos - windowNanos < s.atNanos())
                        .mapToLong(Spending::permits)
                        .sum();
    }
}
