package gateway.web.admission;

import gateway.api.limit.Decision;
import gateway.api.limit.Policy;
import gateway.web.config.KeyPart;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * How much of one limit is used, without having used any of it.
 *
 * @param policy the limit
 * @param key the parts of its key
 * @param global whether it is the limit that every request counts against
 * @param applies whether it has anything to say; it has not if a part of its key is missing and it is skipped then
 * @param cost permits that a request would spend
 * @param unknown the parts of its key that nobody can say before the request is really sent
 * @param state what is left, as the limit says it to somebody who asks for nothing; empty if parts are unknown
 */
public record LimitUsage(
        Policy policy,
        List<KeyPart> key,
        boolean global,
        boolean applies,
        long cost,
        List<KeyPart> unknown,
        Optional<Decision> state) {
    /** Requires every value and copies the lists. */
    public LimitUsage {
        Objects.requireNonNull(policy, "policy");
        key = List.copyOf(key);
        unknown = List.copyOf(unknown);
        Objects.requireNonNull(state, "state");
    }

    static LimitUsage of(PlannedLimit limit, boolean applies, Decision state) {
        return new LimitUsage(
                limit.policy(), limit.key(), limit.global(), applies, limit.cost(), List.of(), Optional.of(state));
    }

    static LimitUsage unknown(PlannedLimit limit, List<KeyPart> parts) {
        return new LimitUsage(limit.policy(), limit.key(), limit.global(), true, limit.cost(), parts, Optional.empty());
    }

    /** {@return the permits of the full limit} */
    public long limit() {
        return policy.limiter().shape().limit().permits();
    }

    /** {@return whether a request would pass as far as this limit is concerned, and as far as that can be said} */
    public boolean passes() {
        return !applies || policy.shadow() || state.isEmpty() || passes(state.get());
    }

    private boolean passes(Decision decision) {
        return decision instanceof Decision.Failed ? policy.passes(decision) : cost <= decision.remaining();
    }
}
