package gateway.redis.limit;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.LimitKey;
import gateway.api.limit.Policy;
import gateway.api.limit.Policy.Breadth;
import gateway.api.limit.Policy.OnFailure;
import gateway.api.limit.StoreUnavailableException;
import gateway.redis.limit.ScriptedStep.Attempt;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Limits that are on several nodes of a cluster: each decides by itself, one after the other, the narrowest first, and
 * those without a script last, which are on one node. If one refuses, what the others have spent is given back: somebody
 * else may see it as spent for a moment, but nobody gets more than the limit.
 */
final class SpreadAcquirer implements Acquirer {
    private final List<Policy> policies;
    private final Map<Integer, ScriptedStep> steps;
    private final int[] order;
    private final SpreadStored stored;

    /** With the steps of limits that have a script by their indices, and the others. */
    SpreadAcquirer(List<Policy> policies, Map<Integer, ScriptedStep> steps, SpreadStored stored) {
        this.policies = List.copyOf(policies);
        this.steps = Map.copyOf(steps);
        this.stored = stored;
        order = IntStream.range(0, policies.size())
                .boxed()
                .filter(steps::containsKey)
                .sorted(Comparator.comparing((Integer i) -> policies.get(i).delays())
                        .thenComparing(i -> policies.get(i).breadth() == Breadth.SHARED))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    @Override
    public List<Decision> acquire(LimitKey[] keys, long[] permits) {
        Map<Integer, Attempt> attempts = new HashMap<>();
        boolean passes = true;
        for (int i = 0; i < order.length && passes; i++) {
            int index = order[i];
            Attempt attempt = attempt(() -> steps.get(index).acquire(keys[index], permits[index]));
            attempts.put(index, attempt);
            passes = policies.get(index).passes(attempt.decision());
        }
        Map<Integer, Decision> others = passes ? stored.acquire(keys, permits) : stored.ask(keys, permits);
        boolean all = passes
                && others.entrySet().stream()
                        .allMatch(other -> policies.get(other.getKey()).passes(other.getValue()));
        if (all) {
            leaveToOthersIfNeedBe(attempts, others);
        }
        return IntStream.range(0, policies.size())
                .mapToObj(i -> others.containsKey(i) ? others.get(i) : decision(i, keys, permits, attempts, all))
                .toList();
    }

    private Decision decision(int index, LimitKey[] keys, long[] permits, Map<Integer, Attempt> attempts, boolean all) {
        Attempt attempt = attempts.get(index);
        if (attempt == null) {
            return orFailed(() -> steps.get(index).ask(keys[index], permits[index]));
        }
        return all ? attempt.decision() : undone(attempt);
    }

    private static Attempt attempt(Supplier<Attempt> question) {
        try {
            return question.get();
        } catch (StoreUnavailableException e) {
            Failed failed = new Failed(e);
            return new Attempt(failed, () -> failed);
        }
    }

    /** Nobody answered, or a limit is to be decided by this node alone: that is for those who do so for all limits. */
    private void leaveToOthersIfNeedBe(Map<Integer, Attempt> attempts, Map<Integer, Decision> others) {
        Map<Integer, Decision> decisions = new HashMap<>(others);
        attempts.forEach((i, attempt) -> decisions.put(i, attempt.decision()));
        boolean none = decisions.values().stream().allMatch(Failed.class::isInstance);
        decisions.forEach((i, decision) -> {
            if (decision instanceof Failed failed
                    && failed.cause() instanceof StoreUnavailableException problem
                    && (none || policies.get(i).onFailure() == OnFailure.LOCAL)) {
                attempts.values().forEach(SpreadAcquirer::undone);
                throw problem;
            }
        });
    }

    private static Decision undone(Attempt attempt) {
        return attempt.decision().permitted() ? orFailed(attempt.undo()) : attempt.decision();
    }

    private static Decision orFailed(Supplier<Decision> question) {
        try {
            return question.get();
        } catch (StoreUnavailableException e) {
            return new Failed(e);
        }
    }
}
