package gateway.api.limit;

import java.util.Set;

/**
 * The limits of the tiers of the running gateway, for work that is no request of its own: a report that is made at night,
 * a message that came by another way, the part of a request whose cost is known only when its body has been understood.
 *
 * <p>Code of the web application gets it by {@code @Inject TierLimits limits}. It asks under the configuration in force,
 * also after a reload, and in the store of the gateway, so that several nodes with one store count together. Its keys are
 * its own: nothing that it spends is missing from what callers have left, and the global limit, which is one of requests,
 * is not asked.
 *
 * <p>Thread-safe; blocks only where the store does.
 */
public interface TierLimits {

    /** {@return the names of the tiers in force} */
    Set<String> tiers();

    /**
     * Asks all limits of a tier for permits, all or none. What a limit names as its {@code key} does not matter here, nor
     * its {@code cost}.
     *
     * @param tier the name of the tier
     * @param key whose permits
     * @param permits how many, from 0; 0 asks what is left
     * @return of the limits that reject the one with the longest wait; else, if a limit delays, the one with the longest
     *     wait, for which it is up to you to wait; else the one with the fewest permits left. {@link Decision.Permitted}
     *     with {@link Long#MAX_VALUE} remaining for a tier without limits, and with 0 remaining if limits cannot be
     *     decided whose {@code on-failure} is open. {@link Decision.Failed} if a limit cannot be decided that is closed
     *     on failure
     * @throws IllegalArgumentException if there is no such tier, naming those there are, or {@code permits} is negative
     * @throws IllegalStateException if the gateway has not started yet, or its configuration has faults, so that there
     *     are no limits
     */
    Decision acquire(String tier, String key, long permits);
}
