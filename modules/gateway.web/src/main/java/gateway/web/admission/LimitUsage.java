package gateway.web.admission;

import gateway.api.limit.Decision;
import gateway.api.limit.Policy;
import gateway.web.config.KeyPart;
import java.util.List;
import java.util.Objects;

/**
 * How much of one limit is used, without having used any of it.
 *
 * @param policy the limit
 * @param key the parts of its key
 * @param global whether it is the limit that every request counts against
 * @param applies whether it has anything to say; it has not if a part of its key is missing and it is skipped then
 * @param cost permits that a request would spend
 * @param state what is left, as the limit says it to somebody who asks for nothing
 */
public record LimitUsage(Policy policy, List<KeyPart> key, boolean global, boolean applies, long cost, Decision state) {
    /** Requires every value and copies the key. */
    public LimitUsage {
        Objects.requireNonNull(policy, "policy");
        key = List.copyOf(key);
        Objects.requireNonNull(state, "state");
    }

    static LimitUsage of(PlannedLimit limit, boolean applies, Decision state) {
        return new LimitUsage(limit.policy(), limit.key(), limit.global(), applies, limit.cost(), state);
    }

    /** {@return the permits of the full limit} */
    public long limit() {
        return policy.limiter().shape().limit().permits();
    }

    /** {@return whether a request would pass as far as this limit is concerned} */
    public boolean passes() {
        if (!applies || policy.shadow()) {
            return true;
        }
        return state instanceof Decision.Failed ? policy.passes(state) : cost <= state.remaining();
    }
}
