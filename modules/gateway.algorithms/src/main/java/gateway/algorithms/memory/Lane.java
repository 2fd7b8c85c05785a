package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.DelayingLimiter;
import gateway.api.limit.LimitKey;
import gateway.api.limit.Policy;

/**
 * One policy of a set with the table of its states. A request passes its lanes one inside the other, in the order of the
 * tables' ranks: each lane holds its key until those after it have decided.
 */
class Lane {
    private final int index;
    private final Policy policy;
    private final Table table;

    /** For the policy at some index of the set. */
    Lane(int index, Policy policy, Table table) {
        this.index = index;
        this.policy = policy;
        this.table = table;
    }

    final int index() {
        return index;
    }

    final Policy policy() {
        return policy;
    }

    final Table table() {
        return table;
    }

    /**
     * Decides here and in all lanes after this one, and spends if all of them and those before let the request pass.
     *
     * @param passing whether those before do
     * @return whether all do
     */
    boolean pass(Acquisition request, int position, boolean passing) {
        long now = request.nowNanos();
        long permits = request.permits(index);
        Decision refusal = table.refusal(request.key(index), policy, permits, now);
        if (!refusal.permitted()) {
            request.decide(index, refusal);
            return request.pass(position + 1, passing && policy.passes(refusal));
        }
        Trial trial = table.open(request.holdings(), request.key(index), now);
        try {
            Decision decision = trial.step(policy, now, permits, passing);
            boolean passes = request.pass(position + 1, passing && policy.passes(decision));
            request.decide(index, trial.conclude(policy, decision, now, permits, passes));
            return passes;
        } finally {
            trial.close();
        }
    }

    /** The lane on which permits of a limiter are given back: it takes no part in requests. */
    Lane givingBack(DelayingLimiter limiter) {
        return new Lane(index, policy.with(new GiveBack(limiter)), table);
    }

    /** Decides and spends for a request that has no other lane; saves what only several lanes need. */
    Decision decide(LimitKey key, long permits, long nowNanos) {
        Decision refusal = table.refusal(key, policy, permits, nowNanos);
        return refusal.permitted() ? tried(key, permits, nowNanos) : refusal;
    }

    private Decision tried(LimitKey key, long permits, long nowNanos) {
        Trial trial = table.open(Holdings.APART, key, nowNanos);
        try {
            Decision decision = trial.step(policy, nowNanos, permits, true);
            return trial.conclude(policy, decision, nowNanos, permits, policy.passes(decision));
        } finally {
            trial.close();
        }
    }
}
