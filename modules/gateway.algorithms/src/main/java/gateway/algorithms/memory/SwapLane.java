package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.Policy;
import java.util.Optional;

/**
 * The last lane, if many requests share its keys: it decides and spends by one compare-and-set and holds nothing. Only
 * if that fails again and again, as it may beside requests that hold the key most of the time, it holds the key as well.
 */
final class SwapLane extends Lane {
    private static final int MOST_ATTEMPTS = 8;

    private final CellTable cells;

    SwapLane(int index, Policy policy, CellTable cells) {
        super(index, policy, cells);
        this.cells = cells;
    }

    @Override
    boolean pass(Acquisition request, int position, boolean passing) {
        Optional<Decision> decision = swap(request.key(index()), request.permits(index()), request.nowNanos(), passing);
        if (decision.isEmpty()) {
            return super.pass(request, position, passing);
        }
        request.decide(index(), decision.get());
        return passing && policy().passes(decision.get());
    }

    @Override
    Decision decide(LimitKey key, long permits, long nowNanos) {
        Optional<Decision> decision = swap(key, permits, nowNanos, true);
        return decision.isPresent() ? decision.get() : super.decide(key, permits, nowNanos);
    }

    /** Decides and spends, unless others were faster too often. */
    private Optional<Decision> swap(LimitKey key, long permits, long nowNanos, boolean passing) {
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            SwapTrial trial = cells.swap(key, nowNanos);
            try {
                Decision decision = trial.step(policy(), nowNanos, permits, passing);
                boolean passes = passing && policy().passes(decision);
                Decision concluded = trial.conclude(policy(), decision, nowNanos, permits, passes);
                if (!trial.isLost()) {
                    return Optional.of(concluded);
                }
            } finally {
                trial.close();
            }
        }
        return Optional.empty();
    }
}
