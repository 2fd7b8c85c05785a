package gateway.api.limit;

/**
 * A limiter with a queue: it may say that a request passes later ({@link Decision.Delayed}). Whoever asked holds it back
 * until then, or gives its place back ({@link LimitSet#giveBack}). The gateway lets requests wait without a thread, and
 * gives places back whose callers have gone.
 *
 * <p>The limit is the number of places in the queue. A request that finds the queue drained and nobody under way leaves
 * at once and takes no place with its first permit; so the queue may take one permit more than the limit. Those who wait
 * leave one after the other, evenly spaced.
 *
 * <p>What a {@link Limiter} has to keep, this has to keep, too.
 */
public interface DelayingLimiter extends Limiter {

    /**
     * Takes back permits of requests that wait no more: the places at the end of the queue, whose time has not come.
     *
     * @param state the state of the key; afterwards it is as if the permits had not been spent. Permits whose time has
     *     come stay spent
     * @param nowNanos the store's time in nanoseconds since the Unix epoch
     * @param permits how many permits, from 1
     * @return whether anything was taken back
     */
    boolean giveBack(LimitState state, long nowNanos, long permits);
}
