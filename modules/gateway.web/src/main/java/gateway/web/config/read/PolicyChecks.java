package gateway.web.config.read;

import gateway.web.config.PolicyConfig;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What has to hold between policies. */
final class PolicyChecks {
    private static final String SCOPE = "scope";

    private final List<PlacedPolicy> policies;
    private final Map<String, PlacedPolicy> byName = new LinkedHashMap<>();

    PolicyChecks(List<PlacedPolicy> policies) {
        this.policies = policies;
    }

    /** Reports different policies of one name: nobody could tell them apart. */
    void checkNames() {
        for (PlacedPolicy policy : policies) {
            PlacedPolicy namesake = byName.putIfAbsent(policy.name(), policy);
            if (namesake != null) {
                policy.fault(
                        PolicySettings.ALGORITHM.name(),
                        "is that of a policy called " + policy.name() + ", as " + namesake.place()
                                + " is, too; allowed are different names for tiers, routes and policies");
            }
        }
    }

    /** Reports policies that share a count but count differently. */
    void checkScopes() {
        Map<String, PlacedPolicy> byScope = new HashMap<>();
        for (PlacedPolicy policy : byName.values()) {
            PlacedPolicy first = byScope.getOrDefault(policy.scope(), policy);
            byScope.put(policy.scope(), first);
            List<String> differences = policy.differences(first);
            if (!differences.isEmpty()) {
                policy.fault(
                        SCOPE,
                        "is \"" + policy.scope() + "\", which is the scope of " + first.place()
                                + ", too, but differs in "
                                + String.join(" and ", differences)
                                + "; allowed is a common scope for policies that agree in them");
            }
        }
    }

    /** Reports policies that share a count and would charge it twice for one request. */
    void checkTogether(List<PolicyConfig> group) {
        Map<String, PlacedPolicy> byScope = new HashMap<>();
        for (PolicyConfig config : group) {
            PlacedPolicy policy = byName.get(config.policy().name());
            PlacedPolicy first = byScope.putIfAbsent(policy.scope(), policy);
            if (first != null && !first.equals(policy)) {
                policy.fault(
                        SCOPE,
                        "is \"" + policy.scope() + "\", which is the scope of " + first.place()
                                + ", too, so that one request would count twice; allowed is a common scope for policies"
                                + " of different requests");
            }
        }
    }
}
