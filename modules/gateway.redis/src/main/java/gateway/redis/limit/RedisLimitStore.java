package gateway.redis.limit;

import gateway.api.limit.LimitKeyHasher;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.api.limit.StoreUsage;
import gateway.api.limit.Ticker;
import gateway.redis.connection.Redis;
import java.security.SecureRandom;
import java.util.List;
import java.util.Objects;

/** Limits in a Redis that any number of nodes share. Thread-safe. */
final class RedisLimitStore implements LimitStore {
    private final Redis redis;
    private final Scripts scripts;
    private final Combiner combiner;
    private final ScriptTime.Source time;
    private final LimitStore memory;
    private final LocalShare share;
    private final Refusals refusals;
    private final Resets resets;

    /**
     * With the Redis and the store in memory, which are closed with it.
     *
     * @param time whose time scripts go by
     * @param ticker the time of this process, by which refusals are remembered
     */
    RedisLimitStore(Redis redis, ScriptTime.Source time, LimitStore memory, LocalShare share, Ticker ticker) {
        this.redis = Objects.requireNonNull(redis, "redis");
        this.time = Objects.requireNonNull(time, "time");
        this.memory = Objects.requireNonNull(memory, "memory");
        this.share = Objects.requireNonNull(share, "share");
        scripts = new Scripts(redis);
        combiner = new Combiner(scripts, time);
        refusals = new Refusals(ticker);
        resets = new Resets(redis, refusals);
    }

    @Override
    public LimitSet prepare(List<Policy> policies) {
        if (policies.isEmpty()) {
            throw new IllegalArgumentException("policies must be at least one, were none");
        }
        List<Slot> slots = policies.stream().map(this::slot).toList();
        Acquirer acquirer = slots.stream().anyMatch(Slot::isStored)
                ? new StoredAcquirer(scripts, time, slots)
                : new ScriptedAcquirer(combiner, slots);
        return new RedisLimitSet(
                slots,
                acquirer,
                new QueueReturns(combiner, scripts, time, slots),
                resets,
                new StandIn(policies, memory, share),
                refusals);
    }

    private Slot slot(Policy policy) {
        LimitForm form = LimitForm.of(policy);
        return new Slot(policy, form, new TableKey(redis.spreadKey("l:"), policy, form));
    }

    @Override
    public LimitKeyHasher hasher(SecureRandom random) {
        return LimitKeyHasher.following(redis::secret);
    }

    /** What this process holds itself; what Redis holds, Redis says. */
    @Override
    public StoreUsage usage() {
        return memory.usage();
    }

    @Override
    public void close() {
        redis.close();
        memory.close();
    }
}
