package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.Policy;
import gateway.api.limit.StoreUnavailableException;
import java.util.Objects;

/**
 * What one request tries to spend under one key of one table. Limiters decide on a draft; when it is known whether the
 * whole request passes, the draft is kept or forgotten. Two policies of a request that count together share a trial.
 *
 * <p>Confined to the thread of the request, which holds the key meanwhile.
 */
abstract class Trial {
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

    /** Lets go of the key. */
    abstract void letGo();

    /**
     * Lets a policy decide on the draft. Whatever its limiter throws is its own failure.
     *
     * @param passing whether all policies before this one let the request pass; else nothing will be kept
     */
    final Decision step(Policy policy, long nowNanos, long permits, boolean passing) {
        if (spending) {
            draft().mark();
        }
        Decision decision = decide(policy, nowNanos, permits);
        if (decision instanceof Failed) {
            retreat();
        } else if (permits > 0 && decision.permitted()) {
            if (passing && !hasRoom()) {
                retreat();
                return new Failed(new StoreUnavailableException("no room for another key of " + policy.name()));
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

    /**
     * Keeps what was spent if the request passes, and forgets it otherwise.
     *
     * @param decision what the policy said in {@link #step}
     * @return what the policy says in the end: after a rejection by another one, what is left without this request
     */
    final Decision conclude(Policy policy, Decision decision, long nowNanos, long permits, boolean passes) {
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
            spending = false;
            reserved = false;
        }
    }

    /** A limiter that rejects may have brought the state up to date, which must not be lost in a reconfiguration. */
    private void keepPassedTime() {
        if (isPresent()) {
            store();
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

    /** Ends the trial; what is not kept by now is forgotten. */
    final void close() {
        if (spending) {
            forget();
        }
        draft().undo();
        letGo();
    }
}
