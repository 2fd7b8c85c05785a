package gateway.web.admission;

import java.util.Objects;
import java.util.Optional;

/** What a route means for a request. */
record RouteRules(String id, boolean requireKey, Optional<String> anonymousTier) {
    RouteRules {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(anonymousTier, "anonymousTier");
    }
}
