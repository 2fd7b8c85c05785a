package gateway.web.management;

import gateway.web.config.GatewayConfig;
import gateway.web.config.PolicyConfig;
import gateway.web.config.TierConfig;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Tiers and global limit in JSON, in the shape that clients of the Express package know: the fields of a tier are
 * those of its first policy, and {@code limits} has all of them.
 *
 * @param tiers the tiers by name
 * @param defaultTier the tier of callers that have none of their own
 * @param globalLimit the limit that every request counts against; no fields if there is none
 */
public record RateLimitsView(
        Map<String, Map<String, Object>> tiers, String defaultTier, Map<String, Object> globalLimit) {

    static RateLimitsView of(GatewayConfig config) {
        Map<String, Map<String, Object>> tiers = new TreeMap<>();
        config.tiers().forEach((name, tier) -> tiers.put(name, tier(tier)));
        return new RateLimitsView(
                tiers, config.defaultTier(), config.global().map(PolicyView::of).orElse(Map.of()));
    }

    private static Map<String, Object> tier(TierConfig tier) {
        List<PolicyConfig> policies = tier.policies();
        if (policies.isEmpty()) {
            return Map.of("algorithm", "none");
        }
        Map<String, Object> fields = new LinkedHashMap<>(PolicyView.of(policies.get(0)));
        if (policies.size() > 1) {
            fields.put("limits", policies.stream().map(PolicyView::of).toList());
        }
        return fields;
    }
}
