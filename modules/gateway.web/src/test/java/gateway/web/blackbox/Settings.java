package gateway.web.blackbox;

import java.util.List;

/** Pieces of configuration as a person would write them. */
final class Settings {

    /** Those algorithms that refuse by counting, in the form that refuses at once. */
    static final List<String> ALGORITHMS =
            List.of("token-bucket", "sliding-window-log", "sliding-window-counter", "fixed-window", "leaky-bucket");

    private Settings() {}

    static String tier(String name, String algorithm, long maxRequests, String window) {
        return policy("gateway.tiers." + name, algorithm, maxRequests, window);
    }

    static String policy(String prefix, String algorithm, long maxRequests, String window) {
        return """
                %1$s.algorithm=%2$s
                %1$s.max-requests=%3$d
                %1$s.window=%4$s
                """.formatted(prefix, algorithm, maxRequests, window);
    }

    /** A key whose secret is {@link #secret} of its id. */
    static String key(String id, String tier) {
        return """
                gateway.keys.%1$s.secret=%2$s
                gateway.keys.%1$s.tier=%3$s
                """.formatted(id, secret(id), tier);
    }

    static String secret(String id) {
        return "secret-of-" + id + "-5f2b9c";
    }
}
