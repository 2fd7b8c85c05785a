package gateway.web.admission;

import gateway.api.limit.Decision;
import java.util.Objects;

/**
 * The one limit of a request that rate headers show, and what it said.
 *
 * @param limit the limit
 * @param decision what it said
 */
record RateReport(PlannedLimit limit, Decision decision) {
    RateReport {
        Objects.requireNonNull(limit, "limit");
        Objects.requireNonNull(decision, "decision");
    }
}
