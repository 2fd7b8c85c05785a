package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.Policy;

/** A cautious lane as one request passes it, with what its limiter has said already. */
final class RehearsedLane extends Lane {
    private final CautiousLane lane;
    private final long[] origin;
    private final Rehearsal rehearsal;
    private final Policy replay;

    /**
     * @param lane the lane
     * @param origin the words that the store had, without what the request itself spent before
     * @param rehearsal what its limiter said
     */
    RehearsedLane(CautiousLane lane, long[] origin, Rehearsal rehearsal) {
        super(lane.index(), lane.policy(), lane.table());
        this.lane = lane;
        this.origin = origin;
        this.rehearsal = rehearsal;
        replay = lane.policy().with(rehearsal);
    }

    long[] origin() {
        return origin;
    }

    Rehearsal rehearsal() {
        return rehearsal;
    }

    /** What the limiter says of the state without this request. */
    Decision withoutRequest(long nowNanos) {
        return lane.ask(origin, nowNanos);
    }

    @Override
    boolean pass(Acquisition request, int position, boolean passing) {
        long now = request.nowNanos();
        long permits = request.permits(index());
        Trial trial = table().open(request.holdings(), request.key(index()), now);
        try {
            Decision decision = trial.step(replay, now, permits, passing);
            boolean counts = !rehearsal.isStale() && policy().passes(decision);
            boolean passes = request.pass(position + 1, passing && counts);
            request.decide(index(), trial.conclude(replay, decision, now, permits, passes));
            return passes;
        } finally {
            trial.close();
        }
    }
}
