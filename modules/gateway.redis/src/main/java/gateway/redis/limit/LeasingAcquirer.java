package gateway.redis.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.DelayingLimiter;
import gateway.api.limit.LimitKey;
import gateway.api.limit.Policy;
import gateway.redis.limit.Lease.Taken;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Limits of which one is leased: as long as this node has permits of it, Redis decides about the others alone, and if
 * there are none, nobody is asked. Who finds no permits takes a batch for all; while somebody does, others ask for
 * exactly what they need. Thread-safe.
 */
final class LeasingAcquirer implements Acquirer {
    private final List<Slot> slots;
    private final Acquirer all;
    private final Optional<Acquirer> others;
    private final int leased;
    private final long size;
    private final Leases leases;

    /** With what decides about all limits, and about all but the leased one, if there are others. */
    LeasingAcquirer(List<Slot> slots, int leased, Acquirer all, Optional<Acquirer> others, Leases leases) {
        this.slots = List.copyOf(slots);
        this.leased = leased;
        this.all = all;
        this.others = others;
        this.leases = leases;
        size = size(slots.get(leased).policy());
    }

    /** The last limit that is leased, which usually is the broadest. */
    static OptionalInt leased(List<Slot> slots) {
        return IntStream.range(0, slots.size())
                .filter(i -> isLeased(slots.get(i).policy()))
                .reduce((one, next) -> next);
    }

    /** Nobody takes places in a queue beforehand, and a limit that only reports reports what is. */
    private static boolean isLeased(Policy policy) {
        return size(policy) > 1 && !policy.shadow() && !(policy.limiter() instanceof DelayingLimiter);
    }

    private static long size(Policy policy) {
        return Math.min(policy.lease(), policy.limiter().shape().limit().permits());
    }

    @Override
    public List<Decision> acquire(LimitKey[] keys, long[] permits) {
        boolean worthIt = permits[leased] > 0 && permits[leased] < size;
        Optional<Lease> lease = worthIt ? leases.of(slots.get(leased).key(keys[leased]), size) : Optional.empty();
        return lease.map(found -> acquire(found, keys, permits)).orElseGet(() -> all.acquire(keys, permits));
    }

    /** Who was refused by the leased limit, while others of this node had taken what was left, may pass by that. */
    @Override
    public boolean mayHaveChanged(List<Decision> refusal, LimitKey[] keys) {
        return refusal.get(leased) instanceof Rejected
                && leases.of(slots.get(leased).key(keys[leased]), size)
                        .map(lease -> !lease.isEmpty(leases.nowNanos()))
                        .orElse(false);
    }

    private List<Decision> acquire(Lease lease, LimitKey[] keys, long[] permits) {
        Taken taken = lease.take(permits[leased], leases.nowNanos());
        if (taken.permits() > 0) {
            return use(taken, lease, keys, permits);
        }
        if (!lease.mayAsk()) {
            return all.acquire(keys, permits);
        }
        try {
            // Somebody may just have come back with a batch.
            Taken fresh = lease.take(permits[leased], leases.nowNanos());
            return fresh.permits() > 0 ? use(fresh, lease, keys, permits) : takeBatch(lease, keys, permits);
        } finally {
            lease.asked();
        }
    }

    private List<Decision> use(Taken taken, Lease lease, LimitKey[] keys, long[] permits) {
        boolean passes = false;
        try {
            List<Decision> decisions =
                    new ArrayList<>(others.map(acquirer -> acquirer.acquire(without(keys), without(permits)))
                            .orElse(List.of()));
            decisions.add(leased, taken.used());
            passes = passes(decisions);
            if (!passes) {
                decisions.set(leased, taken.unused());
            }
            return List.copyOf(decisions);
        } finally {
            if (!passes) {
                lease.putBack(taken);
            }
        }
    }

    private List<Decision> takeBatch(Lease lease, LimitKey[] keys, long[] permits) {
        long[] more = permits.clone();
        more[leased] = size;
        long asked = leases.nowNanos();
        List<Decision> decisions = all.acquire(keys, more);
        Decision own = decisions.get(leased);
        if (own instanceof Rejected) {
            return all.acquire(keys, permits);
        }
        if (!passes(decisions) || !own.permitted()) {
            return decisions;
        }
        long left = size - permits[leased];
        lease.add(left, own, asked);
        List<Decision> found = new ArrayList<>(decisions);
        found.set(leased, new Permitted(own.remaining() + left, own.resetAfterNanos()));
        return List.copyOf(found);
    }

    private boolean passes(List<Decision> decisions) {
        return IntStream.range(0, slots.size())
                .allMatch(i -> slots.get(i).policy().passes(decisions.get(i)));
    }

    private LimitKey[] without(LimitKey[] keys) {
        return IntStream.range(0, keys.length)
                .filter(i -> i != leased)
                .mapToObj(i -> keys[i])
                .toArray(LimitKey[]::new);
    }

    private long[] without(long[] permits) {
        return IntStream.range(0, permits.length)
                .filter(i -> i != leased)
                .mapToLong(i -> permits[i])
                .toArray();
    }
}
