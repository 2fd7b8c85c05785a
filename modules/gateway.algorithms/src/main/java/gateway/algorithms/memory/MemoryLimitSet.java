package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitSet;
import gateway.api.limit.Policy;
import gateway.api.limit.Ticker;
import java.util.Arrays;
import java.util.List;

/** The limits of one kind of request. Everything about a request happens at the time that is read when it begins. */
final class MemoryLimitSet implements LimitSet {
    private final List<Policy> policies;
    private final Lane[] lanes;
    private final List<Lane> queues;
    private final boolean overlapping;
    private final boolean cautious;
    private final Ticker ticker;
    private final Sweeper sweeper;

    /**
     * With lanes by the rank of their tables, and those by which queues get places back; {@code overlapping} if several
     * use one table.
     */
    MemoryLimitSet(
            List<Policy> policies,
            Lane[] lanes,
            List<Lane> queues,
            boolean overlapping,
            Ticker ticker,
            Sweeper sweeper) {
        this.policies = policies;
        this.lanes = lanes;
        this.queues = queues;
        this.overlapping = overlapping;
        cautious = Arrays.stream(lanes).anyMatch(CautiousLane.class::isInstance);
        this.ticker = ticker;
        this.sweeper = sweeper;
    }

    @Override
    public List<Policy> policies() {
        return policies;
    }

    @Override
    public List<Decision> acquire(LimitKey[] keys, long[] permits) {
        check(keys, permits);
        long now = ticker.epochNanos();
        List<Decision> decisions = cautious ? cautiously(keys, permits, now) : decide(keys, permits, now);
        sweeper.sweepIfDue(now);
        return decisions;
    }

    private List<Decision> decide(LimitKey[] keys, long[] permits, long now) {
        return lanes.length == 1
                ? List.of(lanes[0].decide(keys[0], permits[0], now))
                : request(keys, permits, now).decide();
    }

    private List<Decision> cautiously(LimitKey[] keys, long[] permits, long now) {
        return overlapping
                ? new CautiousRequest(ordered(keys), Holdings::noted, keys, permits, now).decide()
                : new CautiousRequest(lanes, () -> Holdings.APART, keys, permits, now).decide();
    }

    private Acquisition request(LimitKey[] keys, long[] permits, long now) {
        return overlapping
                ? new Acquisition(ordered(keys), Holdings.noted(), keys, permits, now)
                : new Acquisition(lanes, Holdings.APART, keys, permits, now);
    }

    private void check(LimitKey[] keys, long[] permits) {
        checkLength("keys", keys.length);
        checkLength("permits", permits.length);
        for (long some : permits) {
            if (some < 0) {
                throw new IllegalArgumentException("permits must be >= 0, were " + Arrays.toString(permits));
            }
        }
    }

    private void checkLength(String name, int length) {
        if (length != lanes.length) {
            throw new IllegalArgumentException(
                    name + " must be one for each of " + lanes.length + " policies, were " + length);
        }
    }

    /** Lanes that share a table are passed in an order of their keys that is the same for all requests. */
    private Lane[] ordered(LimitKey[] keys) {
        Lane[] ordered = lanes.clone();
        Arrays.sort(
                ordered,
                (one, other) -> one.table() == other.table()
                        ? one.table().compare(keys[one.index()], keys[other.index()])
                        : one.table().rank().compareTo(other.table().rank()));
        return ordered;
    }

    @Override
    public void reset(LimitKey[] keys) {
        checkLength("keys", keys.length);
        for (Lane lane : lanes) {
            lane.table().forget(keys[lane.index()]);
        }
    }

    @Override
    public void giveBack(LimitKey[] keys, long[] permits) {
        check(keys, permits);
        long now = ticker.epochNanos();
        for (Lane queue : queues) {
            int index = queue.index();
            if (permits[index] > 0) {
                queue.decide(keys[index], permits[index], now);
            }
        }
    }
}
