package gateway.algorithms.memory;

import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.Limiter;

/**
 * What some limiters think of a state that may have to go. If they disagree, the one for which it is worth most counts;
 * a limiter that throws wants it kept.
 */
final class Judgement {
    private static final int FULLNESS_BITS = 20;

    private final Limiter[] limiters;

    Judgement(Limiter[] limiters) {
        this.limiters = limiters;
    }

    /** The time from which on the state says nothing any more. */
    long idleAt(Draft state) {
        long latest = Long.MIN_VALUE;
        for (Limiter limiter : limiters) {
            latest = Math.max(latest, idleAt(limiter, state));
        }
        return latest;
    }

    private static long idleAt(Limiter limiter, Draft state) {
        try {
            return limiter.idleAtNanos(state);
        } catch (RuntimeException e) {
            return Long.MAX_VALUE;
        }
    }

    /** How near to full: 0 if it is exhausted, else growing with remaining / limit. */
    long fullness(Draft state, long nowNanos) {
        long least = Long.MAX_VALUE;
        for (Limiter limiter : limiters) {
            least = Math.min(least, fullness(limiter, state, nowNanos));
        }
        return least;
    }

    private static long fullness(Limiter limiter, Draft state, long nowNanos) {
        try {
            long limit = limiter.shape().limit().permits();
            long remaining = limiter.step(state, nowNanos, 0).remaining();
            int shift = Math.max(0, FULLNESS_BITS + 1 - Long.numberOfLeadingZeros(limit));
            return remaining == 0 ? 0 : 1 + ((remaining >> shift) << FULLNESS_BITS) / (limit >> shift);
        } catch (RuntimeException e) {
            return 0;
        }
    }

    /** When the first permit of an exhausted state comes back. */
    long availableAt(Draft state, long nowNanos) {
        long latest = nowNanos + 1;
        for (Limiter limiter : limiters) {
            latest = Math.max(latest, availableAt(limiter, state, nowNanos));
        }
        return latest;
    }

    private static long availableAt(Limiter limiter, Draft state, long nowNanos) {
        try {
            long wait = limiter.step(state, nowNanos, 1) instanceof Rejected rejected ? rejected.retryAfterNanos() : 0;
            return wait > Long.MAX_VALUE - nowNanos ? Long.MAX_VALUE : nowNanos + wait;
        } catch (RuntimeException e) {
            return Long.MAX_VALUE;
        }
    }
}
