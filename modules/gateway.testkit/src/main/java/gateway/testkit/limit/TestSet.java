package gateway.testkit.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitSet;
import gateway.api.limit.Policy;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** A limit set, asked by requests that have one key for all its policies. */
final class TestSet {
    private final LimitSet set;

    TestSet(LimitSet set) {
        this.set = set;
    }

    List<Policy> policies() {
        return set.policies();
    }

    /** A request that costs the same under every policy. */
    List<Decision> acquire(LimitKey key, long permits) {
        long[] costs = new long[size()];
        Arrays.fill(costs, permits);
        return acquire(key, costs);
    }

    List<Decision> acquire(LimitKey key, long[] permits) {
        return acquire(keys(key), permits);
    }

    List<Decision> acquire(LimitKey[] keys, long[] permits) {
        return set.acquire(keys, permits);
    }

    /** Whether a request passes all policies; it costs the same under each. */
    boolean passes(LimitKey key, long permits) {
        return passes(acquire(key, permits));
    }

    /** Whether these decisions let their request pass. */
    boolean passes(List<Decision> decisions) {
        return IntStream.range(0, size()).allMatch(i -> policies().get(i).passes(decisions.get(i)));
    }

    /** What is left under each policy. */
    List<Long> remaining(LimitKey key) {
        return acquire(key, 0).stream().map(Decision::remaining).toList();
    }

    void reset(LimitKey key) {
        set.reset(keys(key));
    }

    private LimitKey[] keys(LimitKey key) {
        LimitKey[] keys = new LimitKey[size()];
        Arrays.fill(keys, key);
        return keys;
    }

    private int size() {
        return policies().size();
    }
}
