package gateway.algorithms.memory;

import gateway.api.limit.DelayingLimiter;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.api.limit.StoreUsage;
import gateway.api.limit.Ticker;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Limits in the memory of this process. Exact, bounded, without a thread of its own; see {@code
 * docs/decisions/0002-memory-store.md}.
 */
final class MemoryLimitStore implements LimitStore {
    private final Ledger ledger;
    private final Tables tables;
    private final Sweeper sweeper;
    private final Ticker ticker;

    MemoryLimitStore(long maxKeys, long maxBytes, Ticker ticker) {
        this.ticker = ticker;
        ledger = new Ledger(maxKeys, maxBytes);
        tables = new Tables(ledger, maxKeys);
        sweeper = new Sweeper(tables, ticker.epochNanos());
    }

    @Override
    public LimitSet prepare(List<Policy> policies) {
        if (policies.isEmpty()) {
            throw new IllegalArgumentException("policies must be at least one, were none");
        }
        List<Lane> lanes = new ArrayList<>();
        for (Policy policy : policies) {
            lanes.add(lane(lanes.size(), policy));
        }
        lanes.sort(Comparator.comparing(lane -> lane.table().rank()));
        boolean overlapping = lanes.stream().map(Lane::table).distinct().count() < lanes.size();
        if (!overlapping) {
            lanes.add(atTheEnd(lanes.remove(lanes.size() - 1)));
        }
        return new MemoryLimitSet(
                List.copyOf(policies), lanes.toArray(Lane[]::new), givingBack(lanes), overlapping, ticker, sweeper);
    }

    /** The lanes of queues, for places that are given back. */
    private static List<Lane> givingBack(List<Lane> lanes) {
        List<Lane> queues = new ArrayList<>();
        for (Lane lane : lanes) {
            if (lane.policy().limiter() instanceof DelayingLimiter limiter) {
                queues.add(lane.givingBack(limiter));
            }
        }
        return List.copyOf(queues);
    }

    private Lane lane(int index, Policy policy) {
        return CautiousLane.isNeededFor(policy.limiter())
                ? CautiousLane.of(index, policy, tables)
                : new Lane(index, policy, tables.of(policy));
    }

    /** The last key need not be held, since nothing else has to be decided meanwhile. */
    private static Lane atTheEnd(Lane lane) {
        return lane.table() instanceof CellTable cells && !(lane instanceof CautiousLane)
                ? new SwapLane(lane.index(), lane.policy(), cells)
                : lane;
    }

    @Override
    public StoreUsage usage() {
        tables.removeCollected();
        return ledger.usage();
    }

    @Override
    public void close() {
        tables.clear();
    }
}
