package gateway.web.admission;

import gateway.api.limit.LimitKey;
import java.util.Objects;

/**
 * A place in the queue of a delaying limit, which a request has taken.
 *
 * @param scope whose states the limit uses; together with the key it names the queue
 * @param key whose permits are counted
 * @param departureNanos when the request may leave the queue, in nanoseconds on the gateway's ticker
 * @param lengthNanos how long after it nobody else may leave, rounded up
 * @param giveBack gives the place back, if it is the last of the queue; may block, and throws what the store throws
 */
public record Turn(String scope, LimitKey key, long departureNanos, long lengthNanos, Runnable giveBack) {
    /** Requires every value. */
    public Turn {
        Objects.requireNonNull(scope, "scope");
        Objects.requireNonNull(key, "key");
        Objects.requireNonNull(giveBack, "giveBack");
    }
}
