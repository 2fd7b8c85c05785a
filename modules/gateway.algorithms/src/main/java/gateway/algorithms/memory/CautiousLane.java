package gateway.algorithms.memory;

import gateway.algorithms.TokenBucketAlgorithm;
import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.DelayingLimiter;
import gateway.api.limit.LimitKey;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;
import gateway.api.limit.Policy;
import java.util.Objects;

/**
 * A lane whose limiter is not ours. It may take its time, or never come back, so it is asked on a copy of the state, while
 * nothing is held that anybody else could wait for.
 */
final class CautiousLane extends Lane {
    private static final String OURS = TokenBucketAlgorithm.class.getPackageName();

    private final LimiterShape shape;
    private final Limiter notes;

    private CautiousLane(int index, Policy policy, LimiterShape shape, Limiter notes, Table table) {
        super(index, policy, table);
        this.shape = shape;
        this.notes = notes;
    }

    /** Whether a limiter is not ours, which are known to decide within a microsecond, whatever the state. */
    static boolean isNeededFor(Limiter limiter) {
        return !limiter.getClass().getPackageName().equals(OURS);
    }

    /** For the policy at some index of the set. */
    static CautiousLane of(int index, Policy policy, Tables tables) {
        LimiterShape shape = policy.limiter().shape();
        Limiter notes = NotedLimiter.of(shape);
        return new CautiousLane(index, policy, shape, notes, tables.of(policy.with(notes)));
    }

    @Override
    Lane givingBack(DelayingLimiter limiter) {
        return new CautiousLane(index(), policy().with(new GiveBack(limiter)), shape, notes, table());
    }

    @Override
    Decision decide(LimitKey key, long permits, long nowNanos) {
        Lane[] alone = {new CautiousLane(0, policy(), shape, notes, table())};
        return new CautiousRequest(alone, () -> Holdings.APART, new LimitKey[] {key}, new long[] {permits}, nowNanos)
                .decide()
                .get(0);
    }

    /** The words that the store has under a key. */
    long[] words(LimitKey key, long nowNanos) {
        Trial trial = table().open(Holdings.APART, key, nowNanos);
        try {
            return trial.words();
        } finally {
            trial.close();
        }
    }

    /** Lets the limiter decide about a copy of these words. Whatever it throws is its own failure. */
    Rehearsal rehearse(long[] before, long permits, long nowNanos) {
        CopiedState state = new CopiedState(shape, before);
        try {
            Decision decision = Objects.requireNonNull(policy().limiter().step(state, nowNanos, permits), "decision");
            long[] after = permits == 0 ? before : noted(state, decision);
            return new Rehearsal(notes, permits, before, after, decision);
        } catch (RuntimeException e) {
            return failed(before, permits, e);
        }
    }

    private long[] noted(CopiedState state, Decision decision) {
        long idleAt = policy().limiter().idleAtNanos(state);
        long[] words = state.noted();
        NotedLimiter.note(words, idleAt, decision.remaining(), shape.limit());
        return words;
    }

    /** A rehearsal that came to nothing. */
    Rehearsal failed(long[] before, long permits, RuntimeException cause) {
        return new Rehearsal(notes, permits, before, before, new Failed(cause));
    }

    /** What the limiter says is left in a state of these words. */
    Decision ask(long[] words, long nowNanos) {
        try {
            return Objects.requireNonNull(
                    policy().limiter().step(new CopiedState(shape, words), nowNanos, 0), "decision");
        } catch (RuntimeException e) {
            return new Failed(e);
        }
    }
}
