package gateway.testkit.limit;

import java.time.Duration;
import java.util.List;

/**
 * A fixed window: so many permits in every window [k·W, (k + 1)·W), k counting from the Unix epoch. A window's permits
 * are all back when it ends.
 */
public final class ReferenceFixedWindow extends Reference {
    private final long windowNanos;

    /**
     * For a key that was never seen.
     *
     * @param limit the permits of a window
     * @param window how long it is
     */
    public ReferenceFixedWindow(long limit, Duration window) {
        super(limit);
        windowNanos = window.toNanos();
    }

    @Override
    protected long remainingAt(List<Spending> spendings, long nowNanos) {
        long current = Math.floorDiv(nowNanos, windowNanos);
        return limit()
                - spendings.stream()
                        .filter(s -> Math.floorDiv(s.atNanos(), windowNanos) == current)
                        .mapToLong(Spending::permits)
                        .sum();
    }
}
