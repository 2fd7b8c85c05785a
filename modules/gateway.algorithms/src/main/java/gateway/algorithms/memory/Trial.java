package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.Policy;

/** What one request tries under one key of one table. Confined to the thread of the request. */
interface Trial {

    /**
     * Lets a policy decide. Whatever its limiter throws is its own failure.
     *
     * @param passing whether all policies before this one let the request pass; else nothing will be kept
     */
    Decision step(Policy policy, long nowNanos, long permits, boolean passing);

    /**
     * Keeps what was spent if the request passes, and forgets it otherwise.
     *
     * @param decision what the policy said in {@link #step}
     * @return what the policy says in the end: after a rejection by another one, what is left without this request
     */
    Decision conclude(Policy policy, Decision decision, long nowNanos, long permits, boolean passes);

    /** A copy of the words of the key as they are now; those of a key that was never seen are zero. */
    long[] words();

    /** Ends the trial; what is not kept by now is forgotten. */
    void close();
}
