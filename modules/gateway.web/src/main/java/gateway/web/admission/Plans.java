package gateway.web.admission;

import java.util.Map;
import java.util.Objects;

/**
 * Where requests are going, and the limits they meet there.
 *
 * @param destinations the routes, each with its limits
 * @param offRoute the limits of requests on no route by the tier of the caller
 * @param tiers the limits of each tier alone, for work that is no request
 * @param registrations the limits of registering devices, beside those of any request
 */
record Plans(
        Destinations destinations,
        Map<String, LimitPlan> offRoute,
        Map<String, LimitPlan> tiers,
        LimitPlan registrations) {
    Plans {
        Objects.requireNonNull(destinations, "destinations");
        offRoute = Map.copyOf(offRoute);
        tiers = Map.copyOf(tiers);
        Objects.requireNonNull(registrations, "registrations");
    }
}
