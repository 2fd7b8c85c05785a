package gateway.algorithms.memory;

import gateway.algorithms.FixedWindowAlgorithm;
import gateway.algorithms.LeakyBucketAlgorithm;
import gateway.algorithms.SlidingWindowCounterAlgorithm;
import gateway.algorithms.SlidingWindowLogAlgorithm;
import gateway.algorithms.TokenBucketAlgorithm;
import gateway.api.config.Parameters;
import gateway.api.limit.Algorithm;
import gateway.api.limit.Limiter;
import gateway.api.limit.Policy;
import gateway.api.limit.Policy.Breadth;
import gateway.api.limit.Policy.OnFailure;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Policies of the gateway's own algorithms. */
final class Policies {
    static final List<Algorithm> ALGORITHMS = List.of(
            new TokenBucketAlgorithm(),
            new SlidingWindowLogAlgorithm(),
            new SlidingWindowCounterAlgorithm(),
            new FixedWindowAlgorithm(),
            new LeakyBucketAlgorithm());

    private Policies() {}

    /** A limit for each caller, from settings such as {@code max-requests=5}. */
    static Policy perCaller(String name, String algorithm, String... settings) {
        return policy(name, algorithm, limiter(algorithm, settings), Breadth.CALLERS);
    }

    /** A limit that all callers share. */
    static Policy shared(String name, String algorithm, String... settings) {
        return policy(name, algorithm, limiter(algorithm, settings), Breadth.SHARED);
    }

    static Policy policy(String name, String algorithm, Limiter limiter, Breadth breadth) {
        return new Policy(name, name, algorithm, Parameters.none(), limiter, breadth, false, OnFailure.OPEN);
    }

    /** The same policy, counting together with those of another scope. */
    static Policy scoped(String scope, Policy policy) {
        return new Policy(
                policy.name(),
                scope,
                policy.algorithm(),
                policy.parameters(),
                policy.limiter(),
                policy.breadth(),
                policy.shadow(),
                policy.onFailure());
    }

    static Limiter limiter(String algorithm, String... settings) {
        Algorithm found = ALGORITHMS.stream()
                .filter(some -> some.id().equals(algorithm))
                .findAny()
                .orElseThrow();
        Map<String, String> texts = new HashMap<>();
        for (String setting : settings) {
            String[] parts = setting.split("=", 2);
            texts.put(parts[0], parts[1]);
        }
        return found.limiter(Parameters.of(found.parameters(), texts));
    }
}
