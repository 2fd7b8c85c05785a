package gateway.redis.limit;

import gateway.api.limit.LimitKeyHasher;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.api.limit.StoreUsage;
import gateway.api.limit.Ticker;
import gateway.redis.connection.Redis;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Limits in a Redis that any number of nodes share. Thread-safe. */
final class RedisLimitStore implements LimitStore {
    private final Redis redis;
    private final Scripts scripts;
    private final Questions questions;
    private final ScriptTime.Source time;
    private final LimitStore memory;
    private final LocalShare share;
    private final Refusals refusals;
    private final Leases leases;
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
        questions = redis.isSpread() ? Questions.single(scripts, time) : new Combiner(scripts, time);
        refusals = new Refusals(ticker);
        leases = new Leases(ticker);
        resets = new Resets(redis, refusals, leases);
    }

    @Override
    public LimitSet prepare(List<Policy> policies) {
        if (policies.isEmpty()) {
            throw new IllegalArgumentException("policies must be at least one, were none");
        }
        List<Slot> slots = policies.stream().map(this::slot).toList();
        return new RedisLimitSet(
                slots,
                leasing(slots),
                new QueueReturns(questions, scripts, time, slots),
                resets,
                new StandIn(policies, memory, share),
                refusals);
    }

    private Acquirer leasing(List<Slot> slots) {
        OptionalInt leased = LeasingAcquirer.leased(slots);
        if (leased.isEmpty()) {
            return acquirer(slots);
        }
        List<Slot> others = new ArrayList<>(slots);
        others.remove(leased.getAsInt());
        Optional<Acquirer> without = others.isEmpty() ? Optional.empty() : Optional.of(acquirer(others));
        return new LeasingAcquirer(slots, leased.getAsInt(), acquirer(slots), without, leases);
    }

    private Acquirer acquirer(List<Slot> slots) {
        if (slots.stream().allMatch(Slot::isStored) || !redis.isSpread()) {
            return together(slots);
        }
        return slots.size() == 1 ? together(slots) : spread(slots);
    }

    private Acquirer together(List<Slot> slots) {
        return slots.stream().anyMatch(Slot::isStored)
                ? new StoredAcquirer(scripts, time, slots)
                : new ScriptedAcquirer(questions, slots);
    }

    private Acquirer spread(List<Slot> slots) {
        Map<Integer, ScriptedStep> steps = new HashMap<>();
        for (int i = 0; i < slots.size(); i++) {
            if (slots.get(i).form() instanceof LimitForm.Scripted form) {
                steps.put(i, new ScriptedStep(scripts, time, slots.get(i), form));
            }
        }
        int[] stored = IntStream.range(0, slots.size())
                .filter(i -> slots.get(i).isStored())
                .toArray();
        List<Slot> others = IntStream.of(stored).mapToObj(slots::get).toList();
        return new SpreadAcquirer(
                slots.stream().map(Slot::policy).toList(),
                steps,
                new SpreadStored(stored, new StoredAcquirer(scripts, time, others)));
    }

    private Slot slot(Policy policy) {
        LimitForm form = LimitForm.of(policy);
        String prefix = form instanceof LimitForm.Stored ? redis.key("l:") : redis.spreadKey("l:");
        return new Slot(policy, form, new TableKey(prefix, policy, form));
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
