package gateway.benchmarks;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitSet;
import gateway.api.limit.Policy;
import gateway.api.limit.Ticker;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;

/** Our limits in the in-memory store, called as the gateway calls them: with fresh keys for each request. */
final class GatewayLimits {
    private static final LimitKey GLOBAL = new LimitKey(1, 1);
    private static final long[] ONE = {1};
    private static final long[] ONE_EACH = {1, 1};

    private GatewayLimits() {}

    /** A limit for each caller. */
    static Contender callers(String algorithm, Load load, Keys keys) {
        LimitSet limits = prepare(ticker(algorithm, load), GatewayPolicies.callers(algorithm, load, keys.count()));
        return (key, answers) -> {
            List<Decision> decisions = limits.acquire(new LimitKey[] {keys.hashed(key)}, ONE);
            answers.consume(decisions);
            return decisions.get(0).permitted();
        };
    }

    /** One limit that all callers share. */
    static Contender global(Load load) {
        LimitSet limits = prepare(GatewayPolicies.global(load));
        return (key, answers) -> {
            List<Decision> decisions = limits.acquire(new LimitKey[] {GLOBAL}, ONE);
            answers.consume(decisions);
            return decisions.get(0).permitted();
        };
    }

    /** A token bucket for each caller and, always permitting, one limit that all share: all or nothing. */
    static Contender callersAndGlobal(Load load, Keys keys) {
        LimitSet limits = prepare(
                GatewayPolicies.callers("token-bucket", load, keys.count()), GatewayPolicies.global(Load.PERMITTED));
        return (key, answers) -> {
            List<Decision> decisions = limits.acquire(new LimitKey[] {keys.hashed(key), GLOBAL}, ONE_EACH);
            answers.consume(decisions);
            return decisions.get(0).permitted() && decisions.get(1).permitted();
        };
    }

    private static LimitSet prepare(Policy... policies) {
        return prepare(Ticker.startingAt(InstantSource.system()), policies);
    }

    /** The store stays open for the rest of the process. */
    private static LimitSet prepare(Ticker ticker, Policy... policies) {
        return Gateway.store("memory", Map.of("memory.max-bytes", "512MiB"), ticker)
                .prepare(List.of(policies));
    }

    /**
     * The clock, which for a log that is to permit everything runs four times as fast: on one key, the largest log and
     * the shortest window would do for no more than ten million requests a second.
     */
    private static Ticker ticker(String algorithm, Load load) {
        Ticker ticker = Ticker.startingAt(InstantSource.system());
        if (!algorithm.equals("sliding-window-log") || !load.permitted()) {
            return ticker;
        }
        long start = ticker.epochNanos();
        return () -> start + 4 * (ticker.epochNanos() - start);
    }
}
