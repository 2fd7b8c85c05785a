package gateway.web.admission;

import java.util.Objects;
import java.util.Optional;

/** Where a request is going, as far as rules are concerned. */
sealed interface Destination {

    /** The route that was matched. */
    default Optional<RouteRules> route() {
        return Optional.empty();
    }

    /** The management API or the dashboard. */
    record Management() implements Destination {}

    /** Everything else: what is protected, on a route or not. */
    record Api(Optional<RouteRules> route) implements Destination {
        /** Requires the route. */
        public Api {
            Objects.requireNonNull(route, "route");
        }
    }

    /** Nobody can say; the target is malformed or means two things. */
    record Unclear(String reason) implements Destination {
        /** Requires the reason. */
        public Unclear {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
