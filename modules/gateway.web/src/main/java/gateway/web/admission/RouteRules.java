package gateway.web.admission;

import gateway.web.config.RouteLockout;
import gateway.web.upstream.ProxiedRoute;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What a route means for a request.
 *
 * @param id its id
 * @param requireKey whether anonymous callers are refused
 * @param anonymousTier the tier of anonymous callers, if it is not the default tier
 * @param plans the limits by the tier of the caller
 * @param inspectsBody whether bodies may be read for some of these limits
 * @param delays whether requests may have to wait for their turn under some of these limits
 * @param forwarded where its requests are forwarded to; empty if they are answered here
 * @param lockout who is locked out of it; empty for nobody
 */
record RouteRules(
        String id,
        boolean requireKey,
        Optional<String> anonymousTier,
        Map<String, LimitPlan> plans,
        boolean inspectsBody,
        boolean delays,
        Optional<ProxiedRoute> forwarded,
        Optional<RouteLockout> lockout) {
    RouteRules {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(anonymousTier, "anonymousTier");
        plans = Map.copyOf(plans);
        Objects.requireNonNull(forwarded, "forwarded");
        Objects.requireNonNull(lockout, "lockout");
    }
}
