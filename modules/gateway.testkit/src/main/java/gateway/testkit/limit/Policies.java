package gateway.testkit.limit;

import gateway.api.limit.Policy;
import gateway.api.limit.Policy.Breadth;
import gateway.api.limit.Policy.OnFailure;

/** Policies that differ from others in one thing. */
final class Policies {
    private Policies() {}

    static Policy scoped(String scope, Policy policy) {
        return copy(policy, scope, policy.breadth(), policy.shadow(), policy.onFailure());
    }

    static Policy spreadOver(Breadth breadth, Policy policy) {
        return copy(policy, policy.scope(), breadth, policy.shadow(), policy.onFailure());
    }

    static Policy shadow(Policy policy) {
        return copy(policy, policy.scope(), policy.breadth(), true, policy.onFailure());
    }

    static Policy failing(OnFailure onFailure, Policy policy) {
        return copy(policy, policy.scope(), policy.breadth(), policy.shadow(), onFailure);
    }

    private static Policy copy(Policy policy, String scope, Breadth breadth, boolean shadow, OnFailure onFailure) {
        return new Policy(
                policy.name(),
                scope,
                policy.algorithm(),
                policy.parameters(),
                policy.limiter(),
                breadth,
                shadow,
                onFailure);
    }
}
