package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.Policy;

/** The last lane, if many requests share its keys: it decides and spends by one compare-and-set and holds nothing. */
final class SwapLane extends Lane {
    private final CellTable cells;

    SwapLane(int index, Policy policy, CellTable cells) {
        super(index, policy, cells);
        this.cells = cells;
    }

    @Override
    boolean pass(Acquisition request, int position, boolean passing) {
        Decision decision = decide(request.key(index()), request.permits(index()), request.nowNanos(), passing);
        request.decide(index(), decision);
        return passing && policy().passes(decision);
    }

    @Override
    Decision decide(LimitKey key, long permits, long nowNanos) {
        return decide(key, permits, nowNanos, true);
    }

    private Decision decide(LimitKey key, long permits, long nowNanos, boolean passing) {
        while (true) {
            SwapTrial trial = cells.swap(key, nowNanos);
            try {
                Decision decision = trial.step(policy(), nowNanos, permits, passing);
                boolean passes = passing && policy().passes(decision);
                Decision concluded = trial.conclude(policy(), decision, nowNanos, permits, passes);
                if (!trial.isLost()) {
                    return concluded;
                }
            } finally {
                trial.close();
            }
        }
    }
}
