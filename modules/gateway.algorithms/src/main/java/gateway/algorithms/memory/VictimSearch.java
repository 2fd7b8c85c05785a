package gateway.algorithms.memory;

import java.util.Optional;

/**
 * The search for the state that is missed least: one that says nothing any more if there is one in a sample, else the
 * one nearest to full. An exhausted state is never the one; if there is nothing else in the sample, the search goes on.
 *
 * @param <V> how a state is found again
 */
final class VictimSearch<V> {
    private static final int SAMPLE = 16;

    private final Judgement judgement;
    private final long nowNanos;
    private Optional<V> best = Optional.empty();
    private long bestFullness;
    private boolean idle;
    private int examined;
    private long nothingUntil = Long.MAX_VALUE;

    VictimSearch(Judgement judgement, long nowNanos) {
        this.judgement = judgement;
        this.nowNanos = nowNanos;
    }

    /** Whether another state should be examined. */
    boolean goesOn() {
        return !idle && (examined < SAMPLE || best.isEmpty());
    }

    /** Compares a state with the best so far; the draft is undone. */
    void examine(V candidate, Draft draft) {
        examined++;
        long idleAt = judgement.idleAt(draft);
        idle = idleAt <= nowNanos;
        long fullness = idle ? Long.MAX_VALUE : judgement.fullness(draft, nowNanos);
        if (fullness > bestFullness) {
            best = Optional.of(candidate);
            bestFullness = fullness;
        } else if (fullness == 0) {
            nothingUntil = Math.min(nothingUntil, Math.min(idleAt, judgement.availableAt(draft, nowNanos)));
        }
        draft.undo();
    }

    /** The state to be dropped, if there is one. */
    Optional<V> found() {
        return best;
    }

    /** Whether the state that was found says nothing any more. */
    boolean foundIdle() {
        return idle;
    }

    /** If none was found: when that may change by the mere passing of time. */
    long nothingUntil() {
        return nothingUntil;
    }
}
