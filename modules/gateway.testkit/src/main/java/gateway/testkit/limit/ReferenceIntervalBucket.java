package gateway.testkit.limit;

import gateway.api.limit.Rate;
import java.util.List;

/**
 * A token bucket that is refilled in portions: full at first; when a full bucket is first drawn from at t, portions of
 * {@code rate.permits()} arrive at t + {@code per}, t + 2·{@code per} and so on until the bucket is full again. What
 * does not fit into the bucket is lost. The next draw from a full bucket starts new intervals.
 */
public final class ReferenceIntervalBucket extends Reference {
    private final long portion;
    private final long perNanos;

    /**
     * For a key that was never seen.
     *
     * @param capacity the most permits the bucket holds
     * @param rate the portion and how often it arrives
     */
    public ReferenceIntervalBucket(long capacity, Rate rate) {
        super(capacity);
        portion = Math.min(rate.permits(), capacity);
        perNanos = rate.per().toNanos();
    }

    @Override
    protected long remainingAt(List<Spending> spendings, long nowNanos) {
        long held = limit();
        long intervalStart = 0;
        for (Spending spending : spendings) {
            held = refilled(held, intervalStart, spending.atNanos());
            intervalStart = held == limit()
                    ? spending.atNanos()
                    : spending.atNanos() - (spending.atNanos() - intervalStart) % perNanos;
            held -= spending.permits();
        }
        return refilled(held, intervalStart, nowNanos);
    }

    private long refilled(long held, long intervalStart, long nowNanos) {
        long portions = (nowNanos - intervalStart) / perNanos;
        long missing = limit() - held;
        return portions >= missing / portion + 1 ? limit() : Math.min(limit(), held + portions * portion);
    }
}
