package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.Policy;

/** A trial that was decided when it began: the policy refuses, and there is nothing to keep or to let go of. */
record Refusal(Decision decision) implements Trial {

    @Override
    public Decision step(Policy policy, long nowNanos, long permits, boolean passing) {
        return decision;
    }

    @Override
    public Decision conclude(Policy policy, Decision said, long nowNanos, long permits, boolean passes) {
        return said;
    }

    @Override
    public void close() {
        // nothing is held
    }
}
