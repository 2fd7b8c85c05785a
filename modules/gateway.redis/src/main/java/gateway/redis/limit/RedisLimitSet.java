package gateway.redis.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitSet;
import gateway.api.limit.Policy;
import gateway.api.limit.StoreUnavailableException;
import java.util.List;

/** The limits of one kind of request, in Redis. */
final class RedisLimitSet implements LimitSet {
    private final List<Policy> policies;
    private final List<Slot> slots;
    private final Acquirer redis;
    private final QueueReturns returns;
    private final Resets resets;
    private final StandIn standIn;
    private final Refusals refusals;

    RedisLimitSet(
            List<Slot> slots, Acquirer redis, QueueReturns returns, Resets resets, StandIn standIn, Refusals refusals) {
        this.slots = List.copyOf(slots);
        policies = slots.stream().map(Slot::policy).toList();
        this.redis = redis;
        this.returns = returns;
        this.resets = resets;
        this.standIn = standIn;
        this.refusals = refusals;
    }

    @Override
    public List<Policy> policies() {
        return policies;
    }

    @Override
    public List<Decision> acquire(LimitKey[] keys, long[] permits) {
        Checks.check(policies.size(), keys, permits);
        List<Decision> known = refusals.find(this, keys, permits);
        return known.isEmpty() || redis.mayHaveChanged(known, keys) ? decide(keys, permits) : known;
    }

    private List<Decision> decide(LimitKey[] keys, long[] permits) {
        Refusals.Asked asked = refusals.asking();
        try {
            List<Decision> decisions = redis.acquire(keys, permits);
            asked.note(this, keys, permits, decisions);
            return decisions;
        } catch (StoreUnavailableException e) {
            return standIn.acquire(keys, permits, e);
        }
    }

    @Override
    public void reset(LimitKey[] keys) {
        Checks.checkLength("keys", keys.length, policies.size());
        resets.reset(slots, keys);
        standIn.reset(keys);
    }

    @Override
    public void giveBack(LimitKey[] keys, long[] permits) {
        Checks.check(policies.size(), keys, permits);
        returns.giveBack(keys, permits);
    }
}
