package gateway.benchmarks;

import gateway.api.limit.Policy;
import gateway.api.limit.Policy.Breadth;
import java.util.Map;

/** The contenders in Redis by the names they have in results. */
final class RedisContenders {
    /** As many as a limit in Redis may have, and a day of a fast benchmark. */
    private static final String MANY = "1000000000";

    private RedisContenders() {}

    static RedisContender open(String name, String uri, Keys keys) {
        return switch (name) {
            case "evalsha" -> new TrivialScript(uri, keys);
            case "one-limit" -> new GatewayInRedis(uri, keys, bucket(MANY));
            case "two-limits" -> new GatewayInRedis(uri, keys, bucket(MANY), perMinute());
            case "refused" -> new GatewayInRedis(uri, keys, bucket("1"));
            case "bucket4j" -> new Bucket4jInRedis(uri, keys);
            case "redisson" -> new RedissonLimiters(uri, keys);
            default -> throw new IllegalArgumentException("no contender is called " + name);
        };
    }

    private static Policy bucket(String permits) {
        return Gateway.policy("token-bucket", Map.of("max-requests", permits, "refill-rate", "1/1d"), Breadth.CALLERS);
    }

    private static Policy perMinute() {
        return Gateway.policy("fixed-window", Map.of("max-requests", MANY, "window", "1m"), Breadth.CALLERS);
    }
}
