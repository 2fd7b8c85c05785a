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
     * Decides for all limits at one time, and spends all or nothing: if a limit that is not
     * {@linkplain Policy#shadow() shadow} does not permit, none is charged, and no other request can see that it was
     * tried. If all permit, each is charged; a shadow limit that would reject is not.
     *
     * @param keys whose permits, one for each policy
     * @param permits how many, from 0, one for each policy; 0 asks without leaving a trace
     * @return a decision for each policy, also for those after the first rejection. After a rejection the others
     *     report what they would have said; their remaining permits are those before the request
     * @throws StoreUnavailableException if the store cannot decide; nothing is spent, or, when it broke in between,
     *     at most what was asked for
     */
    List<Decision> acquire(LimitKey[] keys, long[] permits);

    /**
     * Forgets what was consumed under these keys, as if they had never been seen.
     *
     * @param keys one for each policy
     * @throws StoreUnavailableException if the store does not answer
     */
    void reset(LimitKey[] keys);
}
