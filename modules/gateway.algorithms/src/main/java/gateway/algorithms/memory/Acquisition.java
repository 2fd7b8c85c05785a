package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import java.util.List;

/** One request on its way through the lanes of a set. Confined to its thread. */
final class Acquisition {
    private final Lane[] lanes;
    private final Holdings holdings;
    private final LimitKey[] keys;
    private final long[] permits;
    private final long nowNanos;
    private final Decision[] decisions;

    /** With the lanes in the order in which they are passed. */
    Acquisition(Lane[] lanes, Holdings holdings, LimitKey[] keys, long[] permits, long nowNanos) {
        this.lanes = lanes;
        this.holdings = holdings;
        this.keys = keys;
        this.permits = permits;
        this.nowNanos = nowNanos;
        decisions = new Decision[lanes.length];
    }

    /** The decisions of all policies, in the order of the policies. */
    List<Decision> decide() {
        pass(0, true);
        return decisions();
    }

    List<Decision> decisions() {
        return List.of(decisions);
    }

    /** Passes the lanes from a position on, and tells whether all of them, and those before, let the request pass. */
    boolean pass(int position, boolean passing) {
        return position == lanes.length ? passing : lanes[position].pass(this, position, passing);
    }

    Holdings holdings() {
        return holdings;
    }

    LimitKey key(int index) {
        return keys[index];
    }

    long permits(int index) {
        return permits[index];
    }

    long nowNanos() {
        return nowNanos;
    }

    Decision decision(int index) {
        return decisions[index];
    }

    void decide(int index, Decision decision) {
        decisions[index] = decision;
    }
}
