package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitState;
import gateway.api.limit.Policy;

/**
 * The way in which a segment refuses without its lock: callers who are refused again and again only read, so they
 * neither wait for each other nor hold up anybody else.
 *
 * <p>Tried only after the last request in the segment was refused, and not for longer than a millisecond: a refusal
 * under the lock also brings the state up to date, which has to happen now and then for the sake of reconfigurations.
 * The fields are hints, read and written as it comes.
 */
final class Refusals {
    private static final long LIKELY_NANOS = 1_000_000;
    /** Says that nobody refused. */
    static final Decision NONE = new Permitted(0, 0);

    private final Segment<?> segment;
    private boolean last;
    private long lastNanos;

    Refusals(Segment<?> segment) {
        this.segment = segment;
    }

    /** Notes what was decided under the lock. */
    void note(boolean refused, long nowNanos) {
        last = refused && segment.slots().isCopyable();
        lastNanos = nowNanos;
    }

    boolean areLikely(long nowNanos) {
        return last && nowNanos - lastNanos < LIKELY_NANOS;
    }

    /**
     * Decides on a copy of the state. What is read may be torn by others, and is looked at only when it is known that it
     * is not.
     *
     * @return what the policy says if it refuses; else {@link #NONE}, and it has to be asked under the lock
     */
    Decision find(Policy policy, long hash, LimitKey key, long permits, long nowNanos) {
        long stamp = segment.stamp();
        Slots<?> slots = segment.slots();
        int slot = slots.find(hash, key.high(), key.low());
        if (slot < 0) {
            return NONE;
        }
        LimitState state = slots.copy(slot);
        if (!segment.isUnchanged(stamp)) {
            return NONE;
        }
        try {
            Decision decision = policy.limiter().step(state, nowNanos, permits);
            return decision.permitted() ? NONE : decision;
        } catch (RuntimeException e) {
            return NONE; // it will be thrown again under the lock
        }
    }
}
