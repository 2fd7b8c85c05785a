package gateway.testkit.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.api.limit.StoreUsage;
import gateway.api.limit.Ticker;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A store in a map under one lock, which keeps the contract. Its steps can be overridden, to be done wrong. */
class SimpleStore implements LimitStore {
    final Map<Slot, ArrayState> states = new ConcurrentHashMap<>();
    final Ticker ticker;

    SimpleStore(Ticker ticker) {
        this.ticker = ticker;
    }

    /** Where a state is kept: one for each key of what counts together. */
    record Slot(Object scope, Object algorithm, Duration window, Object key) {}

    Slot slot(Policy policy, LimitKey key) {
        return new Slot(
                policy.scope(), policy.algorithm(), policy.limiter().shape().stateWindow(), key);
    }

    @Override
    public LimitSet prepare(List<Policy> policies) {
        return new Set(List.copyOf(policies));
    }

    @Override
    public synchronized StoreUsage usage() {
        return new StoreUsage(states.size(), 0, 0, 0);
    }

    @Override
    public void close() {}

    /** Decides by the states in {@code working}, falling back on those of the store; what is spent goes to the former. */
    final List<Decision> decide(List<Policy> policies, LimitKey[] keys, long[] permits, Map<Slot, ArrayState> working) {
        long now = ticker.epochNanos();
        List<Decision> decisions = new ArrayList<>();
        for (int i = 0; i < keys.length; i++) {
            Policy policy = policies.get(i);
            Slot slot = slot(policy, keys[i]);
            ArrayState state = state(slot, policy, working);
            Decision decision = step(policy, state, now, permits[i]);
            decisions.add(decision);
            if (decision.permitted() && permits[i] > 0) {
                working.put(slot, state);
            }
        }
        return decisions;
    }

    /** A copy of a state. */
    ArrayState state(Slot slot, Policy policy, Map<Slot, ArrayState> working) {
        ArrayState found = working.getOrDefault(slot, states.get(slot));
        return found == null ? fresh(policy) : found.handedTo(policy.limiter().shape());
    }

    static ArrayState fresh(Policy policy) {
        return ArrayState.fresh(policy.limiter().shape());
    }

    Decision step(Policy policy, ArrayState state, long now, long permits) {
        try {
            return policy.limiter().step(state, now, permits);
        } catch (RuntimeException e) {
            return new Failed(e);
        }
    }

    boolean passes(List<Policy> policies, List<Decision> decisions) {
        for (int i = 0; i < decisions.size(); i++) {
            if (!policies.get(i).passes(decisions.get(i))) {
                return false;
            }
        }
        return true;
    }

    List<Decision> acquire(List<Policy> policies, LimitKey[] keys, long[] permits) {
        synchronized (this) {
            Map<Slot, ArrayState> working = new HashMap<>();
            List<Decision> decisions = decide(policies, keys, permits, working);
            return settle(policies, keys, decisions, working);
        }
    }

    final List<Decision> settle(
            List<Policy> policies, LimitKey[] keys, List<Decision> decisions, Map<Slot, ArrayState> working) {
        if (!passes(policies, decisions)) {
            return unspent(policies, keys, decisions);
        }
        states.putAll(working);
        return decisions;
    }

    /** The decisions of a rejected request: what was permitted reports the permits before it. */
    List<Decision> unspent(List<Policy> policies, LimitKey[] keys, List<Decision> decisions) {
        List<Decision> unspent = decide(policies, keys, new long[keys.length], new HashMap<>());
        for (int i = 0; i < keys.length; i++) {
            if (!(decisions.get(i) instanceof Permitted)) {
                unspent.set(i, decisions.get(i));
            }
        }
        return unspent;
    }

    synchronized void reset(List<Policy> policies, LimitKey[] keys) {
        for (int i = 0; i < keys.length; i++) {
            states.remove(slot(policies.get(i), keys[i]));
        }
    }

    private final class Set implements LimitSet {
        private final List<Policy> policies;

        Set(List<Policy> policies) {
            this.policies = policies;
        }

        @Override
        public List<Policy> policies() {
            return policies;
        }

        @Override
        public List<Decision> acquire(LimitKey[] keys, long[] permits) {
            return SimpleStore.this.acquire(policies, keys, permits);
        }

        @Override
        public void reset(LimitKey[] keys) {
            SimpleStore.this.reset(policies, keys);
        }
    }
}
