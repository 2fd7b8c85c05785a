package gateway.benchmarks;

import gateway.api.limit.Policy;
import gateway.api.limit.Policy.Breadth;
import java.time.Duration;
import java.util.Map;

/** Policies of ours for a load. */
final class GatewayPolicies {
    private static final int LARGEST_LOG = 10_000;

    private GatewayPolicies() {}

    /** A policy for each caller alone, of any algorithm. */
    static Policy callers(String algorithm, Load load, int keys) {
        return Gateway.policy(algorithm, parameters(algorithm, load, keys), Breadth.CALLERS);
    }

    /** A fixed window for all callers together, as the built-in global limit is one. */
    static Policy global(Load load) {
        return Gateway.policy("fixed-window", window(load.permits(), load.period()), Breadth.SHARED);
    }

    private static Map<String, String> parameters(String algorithm, Load load, int keys) {
        return switch (algorithm) {
            case "token-bucket", "leaky-bucket" ->
                Map.of("max-requests", "" + load.permits(), "refill-rate", load.refill() + "/" + load.period());
            case "sliding-window-log" -> load.permitted() ? log(keys) : window(load.permits(), load.period());
            case "sliding-window-counter", "fixed-window" -> window(load.permits(), load.period());
            default -> Map.of();
        };
    }

    /** A log is bounded, so the window has to be so short that nobody makes that many requests in it. */
    private static Map<String, String> log(int keys) {
        return window(LARGEST_LOG, keys == 1 ? Duration.ofMillis(1) : Duration.ofSeconds(1));
    }

    private static Map<String, String> window(long permits, Duration window) {
        return Map.of("max-requests", "" + permits, "window", "" + window);
    }
}
