package gateway.web.config;

import gateway.api.lockout.LockoutRule;
import java.util.Objects;
import java.util.Set;

/**
 * Which answers of a route count as failures of its callers, told apart by address.
 *
 * @param statuses HTTP statuses of the resource behind the route, such as 401; what the gateway itself refuses does not
 *     count
 * @param rule how many are too many
 */
public record RouteLockout(Set<Integer> statuses, LockoutRule rule) {

    /** Requires the rule and copies the statuses. */
    public RouteLockout {
        statuses = Set.copyOf(statuses);
        Objects.requireNonNull(rule, "rule");
    }
}
