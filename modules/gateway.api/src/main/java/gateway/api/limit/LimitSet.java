package gateway.api.limit;

import java.util.List;

/**
 * Several limits that one request has to pass together, made by {@link LimitStore#prepare}.
 *
 * <p>Thread-safe. A method takes one key for each policy of the set, in the order of the policies; the arrays stay
 * the caller's and are not changed.
 */
public interface LimitSet {

    /** {@return the policies in the order they were prepared in} */
    List<Policy> policies();

    /**
     * Decides for all limits at one time, and spends all or nothing: if one does not let the request
     * {@linkplain Policy#passes pass}, none is charged, and no other request can see that it was tried. If all do,
     * each that permits is charged; a shadow limit that would reject, and a limit that failed open, are not.
     *
     * <p>A limiter that throws, and a new key for which there is no room, fail their own policy only
     * ({@link Decision.Failed}); the other limits decide as ever.
     *
     * @param keys whose permits, one for each policy
     * @param permits how many, from 0, one for each policy; 0 asks without leaving a trace
     * @return a decision for each policy, also for those after the first rejection. After a rejection the others
     *     report what they would have said; their remaining permits are those before the request
     * @throws StoreUnavailableException if the store as a whole cannot decide; nothing is spent, or, when it broke
     *     in between, at most what was asked for
     */
    List<Decision> acquire(LimitKey[] keys, long[] permits);

    /**
     * Forgets what was consumed under these keys, as if they had never been seen.
     *
     * @param keys one for each policy
     * @throws StoreUnavailableException if the store does not answer
     */
    void reset(LimitKey[] keys);

    /**
     * Gives places at the end of queues back, whose requests were {@linkplain Decision.Delayed delayed} and wait no more
     * because their callers have gone. Policies whose limiter is not a {@link DelayingLimiter} are left alone.
     *
     * <p>A store that does not override this gives nothing back: the places are free when their time has come.
     *
     * @param keys one for each policy
     * @param permits how many, from 0, one for each policy
     * @throws StoreUnavailableException if the store does not answer
     */
    default void giveBack(LimitKey[] keys, long[] permits) {
        // Time does it, only later.
    }
}
