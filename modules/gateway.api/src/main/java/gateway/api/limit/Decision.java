package gateway.api.limit;

/**
 * What one limit says to one request. Durations are nanoseconds, counted from the moment of the decision.
 *
 * <p>Values; a rejection is one of them and never an exception.
 */
public sealed interface Decision {

    /** {@return permits that could still be had right now, from 0 to the limit} */
    long remaining();

    /** {@return nanoseconds until the full limit is available again if nothing more is asked for; 0 if it is now} */
    long resetAfterNanos();

    /** {@return whether the request may pass as far as this limit is concerned} */
    default boolean permitted() {
        return this instanceof Permitted || this instanceof Delayed;
    }

    /**
     * The limit has room; if every other limit of the request agrees, the permits are spent.
     *
     * @param remaining permits left after this request
     * @param resetAfterNanos nanoseconds until nothing of the limit is spent any more
     */
    record Permitted(long remaining, long resetAfterNanos) implements Decision {}

    /**
     * The limit has room in its queue; if every other limit of the request agrees, the permits are spent, and the
     * request may pass when its time has come. Only a {@link DelayingLimiter} says so.
     *
     * @param remaining free places of the queue after this request
     * @param resetAfterNanos nanoseconds until nobody waits any more
     * @param waitNanos nanoseconds that the request has to wait, at least 1
     */
    record Delayed(long remaining, long resetAfterNanos, long waitNanos) implements Decision {}

    /**
     * The limit has no room now; nothing is spent.
     *
     * @param remaining permits left, fewer than were asked for
     * @param resetAfterNanos nanoseconds until nothing of the limit is spent any more
     * @param retryAfterNanos nanoseconds after which the same request is permitted if nobody else asks, at least
     *     1; one nanosecond earlier it is not
     */
    record Rejected(long remaining, long resetAfterNanos, long retryAfterNanos) implements Decision {}

    /**
     * More permits were asked for than the limit ever has, so that waiting is of no use; nothing is spent.
     *
     * @param remaining permits left
     * @param resetAfterNanos nanoseconds until nothing of the limit is spent any more
     */
    record Impossible(long remaining, long resetAfterNanos) implements Decision {}

    /**
     * The limit could not be decided: its limiter threw, or the store had no room for another key. Whether the
     * request passes is up to {@link Policy#onFailure()}; nothing is spent under this limit.
     *
     * @param cause what went wrong
     */
    record Failed(RuntimeException cause) implements Decision {
        @Override
        public long remaining() {
            return 0;
        }

        @Override
        public long resetAfterNanos() {
            return 0;
        }
    }
}
