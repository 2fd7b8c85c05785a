package gateway.redis.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Delayed;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.Decision.Impossible;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.DelayingLimiter;
import gateway.api.limit.LimitKey;
import gateway.api.limit.Policy;
import gateway.api.limit.Ticker;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Refusals by Redis that still hold, so that a caller who goes on costs no round trip. Who asked for one permit when none
 * was left gets none until the time that was announced, and nobody else does, so what Redis would say meanwhile is known
 * exactly. That time counts from before Redis was asked: it is over rather too early than too late.
 *
 * <p>Of bounded size: of two refusals that fall into one place, the later stays. Thread-safe.
 */
final class Refusals {
    private static final int PLACES = 1 << 14;

    private final Ticker ticker;
    private final AtomicReferenceArray<Refusal> places = new AtomicReferenceArray<>(PLACES);
    private volatile Object generation = new Object();

    Refusals(Ticker ticker) {
        this.ticker = ticker;
    }

    /** A request that was refused by the policy at an index. */
    private record Refusal(
            Object generation,
            RedisLimitSet set,
            int index,
            LimitKey key,
            long askedNanos,
            long untilNanos,
            List<Decision> decisions) {

        boolean holds(Object current, RedisLimitSet asked, int at, LimitKey who, long some, long nowNanos) {
            return generation == current
                    && set == asked
                    && index == at
                    && some == 1
                    && untilNanos - nowNanos > 0
                    && nowNanos - askedNanos >= 0
                    && key.equals(who);
        }
    }

    /** The decisions about a request that is known to be refused; empty if nothing is known. */
    List<Decision> find(RedisLimitSet set, LimitKey[] keys, long[] permits) {
        long now = ticker.epochNanos();
        for (int i = 0; i < keys.length; i++) {
            Refusal refusal = places.get(place(i, keys[i]));
            if (refusal != null && refusal.holds(generation, set, i, keys[i], permits[i], now)) {
                return later(refusal.decisions(), now - refusal.askedNanos());
            }
        }
        return List.of();
    }

    private static int place(int index, LimitKey key) {
        long mixed = (key.low() + index) * 0x9E3779B97F4A7C15L;
        return (int) (mixed >>> 50);
    }

    private static List<Decision> later(List<Decision> decisions, long nanos) {
        List<Decision> later = new ArrayList<>(decisions.size());
        for (Decision decision : decisions) {
            later.add(later(decision, nanos));
        }
        return List.copyOf(later);
    }

    private static Decision later(Decision decision, long nanos) {
        long remaining = decision.remaining();
        long reset = Math.max(0, decision.resetAfterNanos() - nanos);
        if (decision instanceof Rejected rejected) {
            long retry = Math.max(1, rejected.retryAfterNanos() - nanos);
            return new Rejected(remaining, Math.max(reset, retry), retry);
        }
        if (decision instanceof Permitted) {
            return new Permitted(remaining, reset);
        }
        return decision instanceof Impossible ? new Impossible(remaining, reset) : decision;
    }

    /** Forgets everything: what was refused may have been reset. */
    void forget() {
        generation = new Object();
    }

    /** To be called before Redis is asked. */
    Asked asking() {
        return new Asked(generation, ticker.epochNanos());
    }

    /** A question to Redis, whose answer is worth remembering if nothing was reset since. */
    final class Asked {
        private final Object since;
        private final long nanos;

        private Asked(Object since, long nanos) {
            this.since = since;
            this.nanos = nanos;
        }

        void note(RedisLimitSet set, LimitKey[] keys, long[] permits, List<Decision> decisions) {
            for (int i = 0; i < keys.length; i++) {
                Policy policy = set.policies().get(i);
                if (decisions.get(i) instanceof Rejected rejected
                        && permits[i] == 1
                        && rejected.remaining() == 0
                        && !policy.shadow()
                        && !(policy.limiter() instanceof DelayingLimiter)
                        && isWorthIt(decisions)) {
                    long until = nanos + Math.min(rejected.retryAfterNanos(), Long.MAX_VALUE / 2);
                    places.set(place(i, keys[i]), new Refusal(since, set, i, keys[i], nanos, until, decisions));
                }
            }
        }

        /** Faults may be over the next time, and a place in a queue is no thing to be remembered. */
        private static boolean isWorthIt(List<Decision> decisions) {
            return decisions.stream().noneMatch(decision -> decision instanceof Failed || decision instanceof Delayed);
        }
    }
}
