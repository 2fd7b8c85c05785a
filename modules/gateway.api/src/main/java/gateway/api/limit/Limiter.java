package gateway.api.limit;

/**
 * An algorithm with its parameters: the pure arithmetic of one limit, without any state of its own.
 *
 * <p>A store calls {@link #step} with the state of a key and keeps what the step left in it; a step that was not
 * to be spent after all (another limit of the same request rejected it) is undone by the store. So any store can
 * run any limiter, and a limiter needs no thread-safety beyond being immutable.
 *
 * <p><b>States outlive parameters.</b> When a limit is reconfigured with the same algorithm and window, the new
 * limiter meets states that the old one wrote, and must go on from what they say was consumed: never more
 * remaining than its own limit, never less than 0. Encode what was consumed rather than what is left.
 *
 * <p>Immutable and thread-safe; methods neither block nor allocate more than the returned decision. They throw
 * nothing but {@link StateFullException} from {@link LimitState#resize}. Contract test:
 * {@code gateway.testkit.limit.LimiterContract}.
 */
public interface Limiter {

    /** {@return the limit and the size of its states; the same value at each call} */
    LimiterShape shape();

    /**
     * Decides and, if permitted, spends.
     *
     * @param state the state of the key; if the decision is {@linkplain Decision#permitted() permitted}, it afterwards
     *     contains the spent permits, otherwise nothing is spent (what merely passed with time may be brought up to date)
     * @param nowNanos the store's time in nanoseconds since the Unix epoch. Threads overtake each other, so it may
     *     lie a little before the time of an earlier step; that counts as no time having passed
     * @param permits how many permits, from 0; 0 asks what is left, and is always permitted
     * @return the decision; never {@code null}
     */
    Decision step(LimitState state, long nowNanos, long permits);

    /**
     * {@return the time, in nanoseconds since the Unix epoch, from which on the state means the same as one of
     * zeros, so that the store may drop it; a time that has passed if it means so already}
     *
     * @param state the state of the key; not changed
     */
    long idleAtNanos(LimitState state);
}
