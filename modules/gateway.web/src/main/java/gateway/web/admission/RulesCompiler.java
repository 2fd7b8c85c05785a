package gateway.web.admission;

import gateway.api.client.ApiKeyStore;
import gateway.api.limit.LimitKeyHasher;
import gateway.api.limit.LimitStore;
import gateway.security.apikey.ApiKeyAuthenticator;
import gateway.security.apikey.ApiKeys;
import gateway.web.config.ConfigResult;
import gateway.web.config.GatewayConfig;
import gateway.web.config.PolicyConfig;
import gateway.web.config.RouteConfig;
import gateway.web.config.RouteConfig.LimitsMode;
import gateway.web.config.TierConfig;
import gateway.web.route.RouteTable;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Works out what a configuration means for requests: the table of routes, and for every route and tier the limits
 * that apply, prepared by the store.
 *
 * <p>One compiler serves all configurations of a running gateway, so that the same caller keeps the same key.
 * Thread-safe.
 */
public final class RulesCompiler {
    private final LimitStore store;
    private final LimitKeyHasher hasher;
    private final ApiKeyStore keys;
    private final InstantSource clock;

    /**
     * Prepares limits in a store.
     *
     * @param store where permits are spent
     * @param hasher makes the keys of limits
     * @param keys where API keys are that were made at run time
     * @param clock the time at which API keys expire
     */
    public RulesCompiler(LimitStore store, LimitKeyHasher hasher, ApiKeyStore keys, InstantSource clock) {
        this.store = Objects.requireNonNull(store, "store");
        this.hasher = Objects.requireNonNull(hasher, "hasher");
        this.keys = Objects.requireNonNull(keys, "keys");
        this.clock = Objects.requireNonNull(clock, "clock");
    }

    /**
     * {@return the rules of a configuration} If it has faults, they serve management requests only, and neither routes
     * nor limits are worked out.
     *
     * @param result the configuration and its faults
     * @throws IllegalArgumentException if there is no fault and yet two routes match exactly the same requests
     */
    public Rules compile(ConfigResult result) {
        GatewayConfig config = result.config();
        Rules.Credentials credentials = new Rules.Credentials(
                new ApiKeyAuthenticator(new ApiKeys(config.keys().configured(), keys), clock), hasher);
        return result.faults().isEmpty()
                ? new Rules(result, new Destinations(new RouteTable<>(routes(config))), offRoute(config), credentials)
                : new Rules(result, new Destinations(new RouteTable<>(List.of())), Map.of(), credentials);
    }

    private List<RouteTable.Entry<Destination>> routes(GatewayConfig config) {
        List<RouteTable.Entry<Destination>> entries = new ArrayList<>();
        for (RouteConfig route : config.routes()) {
            RouteRules rules = new RouteRules(route.id(), route.requireKey(), route.tier(), onRoute(config, route));
            entries.add(new RouteTable.Entry<>(
                    route.id(), route.path(), route.methods(), new Destination.Api(Optional.of(rules))));
        }
        return entries;
    }

    private Map<String, LimitPlan> onRoute(GatewayConfig config, RouteConfig route) {
        Map<String, LimitPlan> plans = new HashMap<>();
        for (TierConfig tier : config.tiers().values()) {
            List<PolicyConfig> own = new ArrayList<>(route.policies());
            own.addAll(route.limitsMode() == LimitsMode.ADD ? tier.policies() : List.of());
            plans.put(tier.name(), plan(own, config.global(), route.cost()));
        }
        return plans;
    }

    private Map<String, LimitPlan> offRoute(GatewayConfig config) {
        Map<String, LimitPlan> plans = new HashMap<>();
        config.tiers().values().forEach(tier -> plans.put(tier.name(), plan(tier.policies(), config.global(), 1)));
        return plans;
    }

    private LimitPlan plan(List<PolicyConfig> own, Optional<PolicyConfig> global, long factor) {
        List<PlannedLimit> limits = new ArrayList<>();
        own.forEach(policy -> limits.add(PlannedLimit.own(policy, factor)));
        global.ifPresent(policy -> limits.add(PlannedLimit.global(policy, factor)));
        return LimitPlan.prepared(limits, store);
    }
}
