package gateway.algorithms.memory;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitSet;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Requests as tests make them: under numbered keys, each with the same key and cost for all policies of a set. */
final class Asking {
    private Asking() {}

    static LimitKey key(long number) {
        return new LimitKey(number * 0x9E3779B97F4A7C15L + 1, number);
    }

    static List<Decision> ask(LimitSet set, LimitKey key, long permits) {
        int size = set.policies().size();
        LimitKey[] keys = new LimitKey[size];
        long[] costs = new long[size];
        Arrays.fill(keys, key);
        Arrays.fill(costs, permits);
        return set.acquire(keys, costs);
    }

    static List<Decision> ask(LimitSet set, long number, long permits) {
        return ask(set, key(number), permits);
    }

    /** Whether the request passes all policies. */
    static boolean passes(LimitSet set, long number, long permits) {
        List<Decision> decisions = ask(set, number, permits);
        return IntStream.range(0, decisions.size())
                .allMatch(i -> set.policies().get(i).passes(decisions.get(i)));
    }

    /** What is left under the first policy. */
    static long remaining(LimitSet set, long number) {
        return ask(set, number, 0).get(0).remaining();
    }
}
