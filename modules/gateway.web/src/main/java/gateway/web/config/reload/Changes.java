package gateway.web.config.reload;

import gateway.api.limit.Policy;
import gateway.web.config.GatewayConfig;
import gateway.web.config.PolicyConfig;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;

/** What operators should know about the step from one configuration to the next. */
public final class Changes {
    private Changes() {}

    /**
     * {@return a sentence for each limit that starts anew because its algorithm or window is another one, and for each
     * tier that is gone}
     *
     * @param old the configuration in force until now
     * @param next the configuration in force from now on
     */
    public static List<String> between(GatewayConfig old, GatewayConfig next) {
        List<String> changes = new ArrayList<>();
        Map<String, Policy> before = policies(old);
        policies(next).forEach((name, policy) -> {
            if (before.containsKey(name) && startsAnew(before.get(name), policy)) {
                changes.add("limit " + name + " starts anew: " + description(before.get(name)) + " became "
                        + description(policy));
            }
        });
        for (String tier : new TreeSet<>(old.tiers().keySet())) {
            if (!next.tiers().containsKey(tier)) {
                changes.add(
                        "tier " + tier + " is gone: callers that have it get the default tier " + next.defaultTier());
            }
        }
        return List.copyOf(changes);
    }

    private static Map<String, Policy> policies(GatewayConfig config) {
        Map<String, Policy> policies = new LinkedHashMap<>();
        Stream.of(
                        config.global().stream(),
                        config.tiers().values().stream().flatMap(tier -> tier.policies().stream()),
                        config.routes().stream().flatMap(route -> route.policies().stream()))
                .flatMap(all -> all)
                .map(PolicyConfig::policy)
                .sorted(Comparator.comparing(Policy::name))
                .forEach(policy -> policies.put(policy.name(), policy));
        return policies;
    }

    private static boolean startsAnew(Policy old, Policy next) {
        return !old.algorithm().equals(next.algorithm())
                || !old.scope().equals(next.scope())
                || !old.limiter()
                        .shape()
                        .stateWindow()
                        .equals(next.limiter().shape().stateWindow());
    }

    private static String description(Policy policy) {
        String scope = policy.scope().equals(policy.name()) ? "" : " in the scope " + policy.scope();
        return policy.algorithm() + " with the window "
                + policy.limiter().shape().limit().window() + scope;
    }
}
