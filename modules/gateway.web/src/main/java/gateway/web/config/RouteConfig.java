package gateway.web.config;

import gateway.web.route.RoutePattern;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A route: rules for requests whose path and method match.
 *
 * @param id its id
 * @param path the paths it matches
 * @param methods the methods it matches; empty for all
 * @param requireKey whether anonymous callers are refused
 * @param tier the tier for anonymous callers on this route instead of the default tier
 * @param limitsMode whether its own policies join or replace those of the tier
 * @param cost what the cost of every policy is multiplied by, from 1
 * @param policies its own policies
 * @param lockout who is locked out of it; empty for nobody
 * @param upstream where its requests are forwarded to; empty if they are answered here
 */
public record RouteConfig(
        String id,
        RoutePattern path,
        Set<String> methods,
        boolean requireKey,
        Optional<String> tier,
        LimitsMode limitsMode,
        long cost,
        List<PolicyConfig> policies,
        Optional<RouteLockout> lockout,
        Optional<UpstreamConfig> upstream) {

    /** How a route's own policies go with those of the caller's tier. */
    public enum LimitsMode {
        /** Both apply. */
        ADD,
        /** Only the route's apply, besides the global one. */
        REPLACE
    }

    /** Requires every value and copies the collections. */
    public RouteConfig {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(path, "path");
        methods = Set.copyOf(methods);
        Objects.requireNonNull(tier, "tier");
        Objects.requireNonNull(limitsMode, "limitsMode");
        policies = List.copyOf(policies);
        Objects.requireNonNull(lockout, "lockout");
        Objects.requireNonNull(upstream, "upstream");
    }
}
