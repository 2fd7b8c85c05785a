package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.LimitState;
import gateway.api.limit.Limiter;
import gateway.api.limit.LimiterShape;
import gateway.api.limit.StoreUnavailableException;

/**
 * What a limiter that is not ours said of a copy, to be said again of the state itself while its key is held, if that has
 * not changed meanwhile. Confined to the thread of the request.
 */
final class Rehearsal implements Limiter {
    private static final Decision STALE =
            new Failed(new StoreUnavailableException("the state has changed since the limiter decided"));

    private final Limiter notes;
    private final long permits;
    private final long[] before;
    private final long[] after;
    private final Decision decision;
    private boolean stale;

    /**
     * @param notes stands for the limiter
     * @param permits how many it was asked for
     * @param before the words that it was shown
     * @param after the words that it left
     * @param decision what it said
     */
    Rehearsal(Limiter notes, long permits, long[] before, long[] after, Decision decision) {
        this.notes = notes;
        this.permits = permits;
        this.before = before;
        this.after = after;
        this.decision = decision;
    }

    /** Whether it did not count, since the state had changed. */
    boolean isStale() {
        return stale;
    }

    /** The words that whoever comes next in the same request will find. */
    long[] left() {
        return decision instanceof Failed ? before : after;
    }

    @Override
    public LimiterShape shape() {
        return notes.shape();
    }

    @Override
    public Decision step(LimitState state, long nowNanos, long asked) {
        // Asked for nothing after it had decided, it has to be asked itself, which CautiousRequest does.
        if (decision instanceof Failed || asked != permits || permits == 0) {
            return decision;
        }
        stale = !isAsBefore(state);
        if (stale) {
            return STALE;
        }
        write(state);
        return decision;
    }

    private boolean isAsBefore(LimitState state) {
        boolean same = state.size() == before.length;
        for (int i = 0; same && i < before.length; i++) {
            same = state.get(i) == before[i];
        }
        return same;
    }

    private void write(LimitState state) {
        if (state.size() != after.length) {
            state.resize(after.length);
        }
        for (int i = 0; i < after.length; i++) {
            state.set(i, after[i]);
        }
    }

    @Override
    public long idleAtNanos(LimitState state) {
        return notes.idleAtNanos(state);
    }
}
