package gateway.testkit.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Delayed;
import gateway.api.limit.Decision.Impossible;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;

/**
 * One key of a limit, decided naively and obviously right: every spent permit is remembered until the whole limit
 * is available again (from then on the key is like new), and all answers follow from one question, how many permits
 * could be had at some time if nobody asked before.
 *
 * <p>Since that number never falls while nobody asks, "retry after" is the smallest wait after which it is large
 * enough and "reset after" the smallest after which it is the limit; both are found by bisection, not by a formula.
 * Time must not run backwards. Not thread-safe.
 */
public abstract class Reference {
    private final long limit;
    private final List<Spending> spendings = new ArrayList<>();

    /**
     * For a key that was never seen.
     *
     * @param limit the most permits that can be had at once
     */
    protected Reference(long limit) {
        this.limit = limit;
    }

    /**
     * {@return how many permits could be had at a time, from 0 to the limit}
     *
     * @param spendings every permit spent since the whole limit was available, in the order of time
     * @param nowNanos the time, not before the last spending
     */
    protected abstract long remainingAt(List<Spending> spendings, long nowNanos);

    /**
     * {@return whether what was spent matters no more, so that it is forgotten} That is when the whole limit can be had,
     * unless a subclass knows better.
     *
     * @param spendings every permit spent so far
     * @param nowNanos the time, not before the last spending
     */
    protected boolean isOver(List<Spending> spendings, long nowNanos) {
        return remainingAt(spendings, nowNanos) == limit;
    }

    /**
     * {@return how many nanoseconds a request waits that passes} None, unless a subclass has a queue.
     *
     * @param spendings every permit spent before the request
     * @param nowNanos the time, not before the last spending
     */
    protected long waitAt(List<Spending> spendings, long nowNanos) {
        return 0;
    }

    /** {@return the most permits that can be had at once} */
    protected final long limit() {
        return limit;
    }

    /**
     * {@return the only right decision; what it permits is spent}
     *
     * @param nowNanos the time, in nanoseconds since the Unix epoch
     * @param permits how many permits are asked for, from 0
     */
    public final Decision step(long nowNanos, long permits) {
        long remaining = remainingAt(nowNanos);
        if (isOver(spendings, nowNanos)) {
            spendings.clear();
        }
        if (permits > limit) {
            return new Impossible(remaining, resetAfter(nowNanos));
        }
        if (permits > remaining) {
            long retryAfter = smallestWait(wait -> remainingAt(Math.addExact(nowNanos, wait)) >= permits);
            return new Rejected(remaining, resetAfter(nowNanos), retryAfter);
        }
        long wait = permits > 0 ? waitAt(spendings, nowNanos) : 0;
        if (permits > 0) {
            spendings.add(new Spending(nowNanos, permits));
        }
        return wait > 0
                ? new Delayed(remainingAt(nowNanos), resetAfter(nowNanos), wait)
                : new Permitted(remainingAt(nowNanos), resetAfter(nowNanos));
    }

    private long remainingAt(long nowNanos) {
        return remainingAt(spendings, nowNanos);
    }

    private long resetAfter(long nowNanos) {
        return smallestWait(wait -> remainingAt(Math.addExact(nowNanos, wait)) == limit);
    }

    /** The smallest wait that is long enough, if every longer one is long enough, too. */
    private static long smallestWait(LongPredicate longEnough) {
        if (longEnough.test(0)) {
            return 0;
        }
        long tooShort = 0;
        long enough = 1;
        while (!longEnough.test(enough)) {
            tooShort = enough;
            enough = Math.multiplyExact(enough, 2);
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

    /**
     * Permits that were spent.
     *
     * @param atNanos when, in nanoseconds since the Unix epoch
     * @param permits how many, from 1
     */
    public record Spending(long atNanos, long permits) {}
}
