package gateway.redis.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.LimitKey;
import gateway.api.limit.StoreUnavailableException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Those limits of a request in a cluster that have no script: all in one slot, so that all or none are spent. */
final class SpreadStored {
    private final int[] indices;
    private final StoredAcquirer acquirer;

    /** With the indices of some limits among all, and what decides about these alone. */
    SpreadStored(int[] indices, StoredAcquirer acquirer) {
        this.indices = indices.clone();
        this.acquirer = acquirer;
    }

    /** Decides, and spends; the decisions are by the indices. */
    Map<Integer, Decision> acquire(LimitKey[] keys, long[] permits) {
        return byIndex(() -> acquirer.acquire(some(keys), some(permits)));
    }

    /** What would be decided. */
    Map<Integer, Decision> ask(LimitKey[] keys, long[] permits) {
        return byIndex(() -> acquirer.ask(some(keys), some(permits)));
    }

    private Map<Integer, Decision> byIndex(Supplier<List<Decision>> question) {
        Map<Integer, Decision> decisions = new HashMap<>();
        if (indices.length > 0) {
            try {
                List<Decision> found = question.get();
                IntStream.range(0, indices.length).forEach(i -> decisions.put(indices[i], found.get(i)));
            } catch (StoreUnavailableException e) {
                IntStream.of(indices).forEach(i -> decisions.put(i, new Failed(e)));
            }
        }
        return decisions;
    }

    private LimitKey[] some(LimitKey[] keys) {
        return IntStream.of(indices).mapToObj(i -> keys[i]).toArray(LimitKey[]::new);
    }

    private long[] some(long[] permits) {
        return IntStream.of(indices).mapToLong(i -> permits[i]).toArray();
    }
}
