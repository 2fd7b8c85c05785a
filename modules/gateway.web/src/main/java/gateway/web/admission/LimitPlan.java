package gateway.web.admission;

import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy.OnFailure;
import java.util.List;
import java.util.Optional;

/**
 * The limits of one kind of request, a route and a tier, prepared by the store: the route's first, then the tier's,
 * then the global one.
 *
 * @param limits the limits
 * @param set the same as the store knows them; empty if there are none
 * @param delays whether a request may have to wait for its turn
 */
record LimitPlan(List<PlannedLimit> limits, Optional<LimitSet> set, boolean delays) {
    /** For requests without limits. */
    static final LimitPlan NONE = new LimitPlan(List.of(), Optional.empty(), false);

    LimitPlan {
        limits = List.copyOf(limits);
    }

    static LimitPlan prepared(List<PlannedLimit> limits, LimitStore store) {
        return limits.isEmpty()
                ? NONE
                : new LimitPlan(
                        limits,
                        Optional.of(store.prepare(
                                limits.stream().map(PlannedLimit::policy).toList())),
                        limits.stream().anyMatch(PlannedLimit::delays));
    }

    /** Whether the body of a request may be read for a limit. */
    boolean inspectsBody() {
        return limits.stream().anyMatch(PlannedLimit::inspectsBody);
    }

    /** Whether a request is refused when the store as a whole cannot decide. */
    boolean closedOnFailure() {
        return limits.stream()
                .map(PlannedLimit::policy)
                .anyMatch(policy -> !policy.shadow() && policy.onFailure() == OnFailure.CLOSED);
    }
}
