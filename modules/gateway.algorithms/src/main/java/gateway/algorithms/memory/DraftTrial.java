package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.Policy;
import gateway.api.limit.StoreUnavailableException;
import java.util.Objects;

/**
 * A trial on a draft, which is kept or forgotten when it is known whether the whole request passes. Two policies of a
 * request that count together share a trial. The request holds the key meanwhile.
 */
abstract class DraftTrial implements Trial {
    private boolean spending;
    private boolean reserved;

    abstract Draft draft();

    /** Whether the store has a state for the key. */
    abstract boolean isPresent();

    /** Makes sure that there will be room for the key; false if there is none. */
    abstract boolean reserve();

    /** Gives back what {@link #reserve} took. */
    abstract void cancelReservation();

    /** Brings the draft back to what the store has. */
    abstract void restore();

    /** Makes the draft the state of the key, which is present or reserved. */
    abstract void store();

    /** Notes whether the key was refused, or charged. */
    void note(boolean refused) {
        // most need not know
    }

    /** Lets go of the key. */
    abstract void letGo();

    @Override
    public final Decision step(Policy policy, long nowNanos, long permits, boolean passing) {
        if (spending) {
            draft().mark();
        }
        Decision decision = decide(policy, nowNanos, permits);
        if (decision instanceof Failed) {
            retreat();
        } else if (permits > 0 && decision.permitted()) {
            if (passing && !hasRoom()) {
                retreat();
                return new Failed(new StoreUnavailableException(
                        "no room for another key of policy " + policy.name() + ", since all states are exhausted"));
            }
            spending = true;
        }
        return decision;
    }

    private Decision decide(Policy policy, long nowNanos, long permits) {
        try {
            return Objects.requireNonNull(policy.limiter().step(draft(), nowNanos, permits), "decision");
        } catch (RuntimeException e) {
            return new Failed(e);
        }
    }

    private void retreat() {
        if (spending) {
            draft().rollback();
        } else {
            restore();
        }
    }

    private boolean hasRoom() {
        reserved = reserved || (!isPresent() && reserve());
        return reserved || isPresent();
    }

    @Override
    public final Decision conclude(Policy policy, Decision decision, long nowNanos, long permits, boolean passes) {
        if (passes) {
            keepSpending();
            return decision;
        }
        if (decision instanceof Rejected && !spending) {
            keepPassedTime();
            return decision;
        }
        if (spending) {
            forget();
        }
        return permits > 0 && decision.permitted() ? decide(policy, nowNanos, 0) : decision;
    }

    private void keepSpending() {
        if (spending) {
            store();
            note(false);
            spending = false;
            reserved = false;
        }
    }

    /** A limiter that rejects may have brought the state up to date, which must not be lost in a reconfiguration. */
    private void keepPassedTime() {
        if (isPresent()) {
            store();
            note(true);
        }
    }

    private void forget() {
        restore();
        spending = false;
        if (reserved) {
            cancelReservation();
            reserved = false;
        }
    }

    @Override
    public final long[] words() {
        long[] words = new long[draft().size()];
        for (int i = 0; i < words.length; i++) {
            words[i] = draft().get(i);
        }
        return words;
    }

    @Override
    public final void close() {
        if (spending) {
            forget();
        }
        draft().undo();
        letGo();
    }
}
