package gateway.algorithms.memory;

import gateway.api.limit.LimiterShape;
import gateway.api.limit.Policy;
import java.time.Duration;

/** What policies have to agree in to count together. */
record TableId(String scope, String algorithm, Duration stateWindow, int words, boolean fixed) {

    static TableId of(Policy policy) {
        LimiterShape shape = policy.limiter().shape();
        return new TableId(policy.scope(), policy.algorithm(), shape.stateWindow(), shape.words(), shape.isFixed());
    }
}
