package gateway.web.admission;

import java.util.Map;
import java.util.Objects;

/**
 * Where requests are going, and the limits they meet there.
 *
 * @param destinations the routes, each with its limits
 * @param offRoute the limits of requests on no route by the tier of the caller
 * @param registrations the limits of registering devices, beside those of any request
 */
record Plans(Destinations destinations, Map<String, LimitPlan> offRoute, LimitPlan registrations) {
    Plans {
        Objects.requireNonNull(destinations, "destinations");
        offRoute = Map.copyOf(offRoute);
        Objects.requireNonNull(registrations, "registrations");
    }
}
