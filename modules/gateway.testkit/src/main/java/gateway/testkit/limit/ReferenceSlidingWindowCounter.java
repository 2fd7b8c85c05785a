package gateway.testkit.limit;

import static java.math.BigInteger.ZERO;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;

/**
 * A sliding window estimated from two counts. Windows of length W are aligned to the Unix epoch; with {@code cur}
 * permits spent in the current window, {@code prev} in the one before, and e the time since the current window began,
 * a request for c permits passes if prev·(W − e) + (cur + c)·W ≤ N·W.
 *
 * <p>What remains is the largest such c, or 0. The full limit is back when neither window counts any more: two windows
 * after the current one began if {@code cur} > 0, else one window after if {@code prev} > 0.
 */
public final class ReferenceSlidingWindowCounter extends Reference {
    private final long windowNanos;

    /**
     * For a key that was never seen.
     *
     * @param limit the permits of a window
     * @param window how long it is
     */
    public ReferenceSlidingWindowCounter(long limit, Duration window) {
        super(limit);
        windowNanos = window.toNanos();
    }

    @Override
    protected long remainingAt(List<Spending> spendings, long nowNanos) {
        long index = Math.floorDiv(nowNanos, windowNanos);
        BigInteger window = BigInteger.valueOf(windowNanos);
        BigInteger restOfWindow = BigInteger.valueOf(windowNanos - Math.floorMod(nowNanos, windowNanos));
        BigInteger prev = spentIn(index - 1, spendings);
        BigInteger cur = spentIn(index, spendings);
        BigInteger whole = BigInteger.valueOf(limit()).multiply(window);
        BigInteger left = whole.subtract(prev.multiply(restOfWindow)).subtract(cur.multiply(window));
        return left.max(ZERO).divide(window).longValueExact();
    }

    private BigInteger spentIn(long index, List<Spending> spendings) {
        return spendings.stream()
                .filter(s -> Math.floorDiv(s.atNanos(), windowNanos) == index)
                .map(s -> BigInteger.valueOf(s.permits()))
                .reduce(ZERO, BigInteger::add);
    }
}
