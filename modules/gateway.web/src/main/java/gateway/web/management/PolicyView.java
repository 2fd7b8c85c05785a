package gateway.web.management;

import gateway.api.limit.Limit;
import gateway.web.config.PolicyConfig;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** A policy in JSON. */
final class PolicyView {
    /** How the Express package calls the algorithms; those it does not know are written the same way. */
    private static final Map<String, String> ALGORITHMS = Map.of(
            "token-bucket", "tokenBucket",
            "sliding-window-log", "slidingWindow",
            "sliding-window-counter", "slidingWindowCounter",
            "fixed-window", "fixedWindow",
            "leaky-bucket", "leakyBucket");

    private PolicyView() {}

    /** The name of an algorithm. */
    static String algorithm(String id) {
        return ALGORITHMS.getOrDefault(id, id);
    }

    static Map<String, Object> of(PolicyConfig config) {
        String algorithm = config.policy().algorithm();
        Limit limit = config.policy().limiter().shape().limit();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", config.policy().name());
        fields.put("algorithm", algorithm(algorithm));
        fields.put("maxRequests", limit.permits());
        fields.put("windowMs", limit.window().toMillis());
        if (algorithm.endsWith("bucket")) {
            fields.put("refillRate", perSecond(limit));
        }
        if (config.policy().delays()) {
            fields.put("overflow", "delay");
        }
        fields.put("cost", config.cost());
        fields.put("enforcement", config.policy().shadow() ? "shadow" : "enforce");
        return fields;
    }

    /** Permits per second; a bucket's window is its capacity divided by its rate. */
    private static BigDecimal perSecond(Limit limit) {
        Duration window = limit.window();
        BigDecimal seconds = BigDecimal.valueOf(window.getSeconds()).add(BigDecimal.valueOf(window.getNano(), 9));
        BigDecimal rate = BigDecimal.valueOf(limit.permits())
                .divide(seconds, MathContext.DECIMAL32)
                .stripTrailingZeros();
        return rate.scale() < 0 ? rate.setScale(0) : rate;
    }
}
