package gateway.redis.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import java.util.List;

/** Has Redis decide about a request. Thread-safe. */
@FunctionalInterface
interface Acquirer {

    /**
     * A decision for each policy.
     *
     * @throws gateway.api.limit.StoreUnavailableException if Redis does not answer
     */
    List<Decision> acquire(LimitKey[] keys, long[] permits);

    /** Whether a refusal that is remembered may hold no more. */
    default boolean mayHaveChanged(List<Decision> refusal, LimitKey[] keys) {
        return false;
    }
}
