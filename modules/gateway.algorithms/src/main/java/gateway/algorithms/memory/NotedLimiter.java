package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.Limit;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;
import java.time.Duration;

/**
 * Stands for a limiter that is not ours where a store needs to know what a state is worth. Such a state begins with two
 * notes of what its limiter thought of it at its last step: when it says nothing any more, and how full it was. So nobody
 * has to ask that limiter in order to make room.
 */
final class NotedLimiter implements Limiter {
    /** How many words the notes take. */
    static final int NOTES = 2;

    private static final int IDLE_AT = 0;
    private static final int FULLNESS = 1;
    private static final int FULL_BITS = 20;

    /** Reads the notes of every state, whatever its size. */
    static final Limiter JUDGE =
            new NotedLimiter(LimiterShape.fixed(new Limit(1L << FULL_BITS, Duration.ofSeconds(1)), NOTES));

    private final LimiterShape shape;

    private NotedLimiter(LimiterShape shape) {
        this.shape = shape;
    }

    /** In the place of a limiter whose states have this shape without notes. */
    static NotedLimiter of(LimiterShape bare) {
        int mostWords = Math.min(bare.maxWords(), Integer.MAX_VALUE - NOTES) + NOTES;
        return new NotedLimiter(new LimiterShape(bare.limit(), bare.stateWindow(), bare.words() + NOTES, mostWords));
    }

    /** Writes the notes. */
    static void note(long[] words, long idleAtNanos, long remaining, Limit limit) {
        words[IDLE_AT] = idleAtNanos;
        int shift = Math.max(0, FULL_BITS + 1 - Long.numberOfLeadingZeros(limit.permits()));
        long fullness = ((remaining >> shift) << FULL_BITS) / (limit.permits() >> shift);
        words[FULLNESS] = remaining == 0 ? 0 : Math.max(1, fullness);
    }

    @Override
    public LimiterShape shape() {
        return shape;
    }

    @Override
    public Decision step(LimitState state, long nowNanos, long permits) {
        long remaining = state.get(FULLNESS);
        long idleAt = state.get(IDLE_AT);
        long wait = idleAt <= nowNanos ? 0 : idleAt - nowNanos;
        return permits <= remaining
                ? new Permitted(remaining - permits, wait)
                : new Rejected(remaining, wait, Math.max(1, wait));
    }

    @Override
    public long idleAtNanos(LimitState state) {
        return state.get(IDLE_AT);
    }
}
