package gateway.api.limit;

import gateway.api.config.Parameters;
import java.util.Objects;

/**
 * A named limit together with the algorithm that enforces it, as a store knows it.
 *
 * <p>Two policies count together when {@code scope}, {@code algorithm} and {@linkplain LimiterShape#stateWindow()
 * window} agree: so routes can share one count, and a reconfigured policy goes on from what was consumed unless its
 * algorithm or window changed.
 *
 * @param name the name that callers and operators see, such as {@code free}, {@code gold.burst}, {@code global}
 * @param scope whose states it uses; equal to {@code name} unless several policies share one count
 * @param algorithm the id of the algorithm
 * @param parameters the parameters that the algorithm made the limiter of. A store that knows the algorithm by its id can
 *     run a form of its own by them, such as a script on a server; any other runs the limiter and leaves them alone
 * @param limiter the arithmetic
 * @param breadth how many keys the policy is expected to have
 * @param shadow whether it only reports: decided and counted like any other but never a reason to reject
 * @param onFailure what happens to a request that this policy cannot decide about
 * @param lease how many permits a process may take at a time from a store that many share, so that it need not ask for
 *     each; 1 takes only what is spent, and is exact
 */
public record Policy(
        String name,
        String scope,
        String algorithm,
        Parameters parameters,
        Limiter limiter,
        Breadth breadth,
        boolean shadow,
        OnFailure onFailure,
        long lease) {

    /** What a policy means for a request when its limiter or its store fails. */
    public enum OnFailure {
        /** The request passes as far as this policy is concerned; nothing is spent under it. */
        OPEN,
        /** The request is refused. */
        CLOSED,
        /**
         * The request is decided by this process alone, by a share of the limit, while the store does not answer. A policy
         * whose limiter fails, and one in a store that has nothing else to go by, is {@link #OPEN} instead.
         */
        LOCAL
    }

    /** How many keys a policy has; a store may keep the two kinds of state differently. */
    public enum Breadth {
        /** A key for each caller, in any number. */
        CALLERS,
        /** One or a few keys that many requests at once count against, such as the global limit. */
        SHARED
    }

    /**
     * Requires every value.
     *
     * @throws IllegalArgumentException if {@code lease} is below 1
     */
    public Policy {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(scope, "scope");
        Objects.requireNonNull(algorithm, "algorithm");
        Objects.requireNonNull(parameters, "parameters");
        Objects.requireNonNull(limiter, "limiter");
        Objects.requireNonNull(breadth, "breadth");
        Objects.requireNonNull(onFailure, "onFailure");
        if (lease < 1) {
            throw new IllegalArgumentException("lease must be >= 1, was " + lease);
        }
    }

    /**
     * A policy that takes only what is spent.
     *
     * @param name the name that callers and operators see
     * @param scope whose states it uses
     * @param algorithm the id of the algorithm
     * @param parameters the parameters of the algorithm
     * @param limiter the arithmetic
     * @param breadth how many keys the policy is expected to have
     * @param shadow whether it only reports
     * @param onFailure what happens to a request that this policy cannot decide about
     */
    public Policy(
            String name,
            String scope,
            String algorithm,
            Parameters parameters,
            Limiter limiter,
            Breadth breadth,
            boolean shadow,
            OnFailure onFailure) {
        this(name, scope, algorithm, parameters, limiter, breadth, shadow, onFailure, 1);
    }

    /**
     * {@return this policy with another arithmetic}
     *
     * @param other a limiter whose states are those of this policy's
     */
    public Policy with(Limiter other) {
        return new Policy(name, scope, algorithm, parameters, other, breadth, shadow, onFailure, lease);
    }

    /** {@return whether requests may have to wait for their turn; nobody waits for a shadow limit} */
    public boolean delays() {
        return limiter instanceof DelayingLimiter && !shadow;
    }

    /**
     * {@return whether a request may pass as far as this policy is concerned}
     *
     * @param decision what its limiter said
     */
    public boolean passes(Decision decision) {
        return shadow || decision.permitted() || (decision instanceof Decision.Failed && onFailure != OnFailure.CLOSED);
    }
}
