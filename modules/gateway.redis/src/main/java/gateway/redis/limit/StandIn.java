package gateway.redis.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.api.limit.Policy.OnFailure;
import gateway.api.limit.StoreUnavailableException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Decides while Redis does not answer, as far as policies with {@code on-failure=local} want that: in memory, by a share
 * of their limits. About the others nothing is known.
 */
final class StandIn {
    private final List<Policy> policies;
    private final int[] local;
    private final Optional<LimitSet> memory;
    private final LocalShare share;

    /** With the store in memory that the sets of all policies have in common. */
    StandIn(List<Policy> policies, LimitStore memory, LocalShare share) {
        this.policies = policies;
        this.share = share;
        boolean closed =
                policies.stream().anyMatch(policy -> !policy.shadow() && policy.onFailure() == OnFailure.CLOSED);
        local = IntStream.range(0, policies.size())
                .filter(i -> !closed && policies.get(i).onFailure() == OnFailure.LOCAL)
                .toArray();
        this.memory = local.length == 0
                ? Optional.empty()
                : Optional.of(memory.prepare(
                        IntStream.of(local).mapToObj(policies::get).toList()));
    }

    /**
     * Decides without Redis.
     *
     * @throws StoreUnavailableException the problem, if no policy is to be decided here, or one is closed
     */
    List<Decision> acquire(LimitKey[] keys, long[] permits, StoreUnavailableException problem) {
        LimitSet set = memory.orElseThrow(() -> problem);
        long[] costs = IntStream.of(local)
                .mapToLong(i -> share.cost(policies.get(i), permits[i]))
                .toArray();
        List<Decision> found = set.acquire(keys(keys), costs);
        List<Decision> decisions = new ArrayList<>();
        policies.forEach(policy -> decisions.add(new Failed(problem)));
        for (int i = 0; i < local.length; i++) {
            decisions.set(local[i], share.of(policies.get(local[i]), found.get(i)));
        }
        return List.copyOf(decisions);
    }

    void reset(LimitKey[] keys) {
        memory.ifPresent(set -> set.reset(keys(keys)));
    }

    private LimitKey[] keys(LimitKey[] keys) {
        return IntStream.of(local).mapToObj(i -> keys[i]).toArray(LimitKey[]::new);
    }
}
