package gateway.web.admission;

import gateway.api.limit.LimitKeyHasher;
import gateway.api.limit.LimitStore;
import gateway.web.config.ConfigResult;
import gateway.web.config.GatewayConfig;
import gateway.web.config.PolicyConfig;
import gateway.web.config.RouteConfig;
import gateway.web.config.RouteConfig.LimitsMode;
import gateway.web.config.TierConfig;
import gateway.web.route.RouteTable;
import gateway.web.upstream.Upstreams;
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
    private static final Plans NO_PLANS = new Plans(new Destinations(List.of()), Map.of(), Map.of(), LimitPlan.NONE);

    private final LimitStore store;
    private final LimitKeyHasher hasher;
    private final StateStores stores;
    private final Verification verification;
    private final Upstreams upstreams;
    private final Resolvers resolvers = new Resolvers();

    /**
     * Prepares limits in a store.
     *
     * @param store where permits are spent
     * @param hasher makes the keys of limits
     * @param stores what is kept beyond a request
     * @param verification what credentials are verified with
     * @param upstreams where requests are forwarded to
     */
    public RulesCompiler(
            LimitStore store,
            LimitKeyHasher hasher,
            StateStores stores,
            Verification verification,
            Upstreams upstreams) {
        this.upstreams = Objects.requireNonNull(upstreams, "upstreams");
        this.store = Objects.requireNonNull(store, "store");
        this.hasher = Objects.requireNonNull(hasher, "hasher");
        this.stores = Objects.requireNonNull(stores, "stores");
        this.verification = Objects.requireNonNull(verification, "verification");
    }

    /**
     * {@return the rules of a configuration} If it has faults, they serve management requests only, and neither routes
     * nor limits are worked out.
     *
     * @param result the configuration and its faults
     * @throws IllegalArgumentException if there is no fault and yet two routes match exactly the same requests
     */
    public Rules compile(ConfigResult result) {
        Plans plans = result.faults().isEmpty() ? plans(result.config()) : NO_PLANS;
        return new Rules(
                result, plans, Security.of(result, stores, verification, hasher), hasher, new SentParts(resolvers));
    }

    private Plans plans(GatewayConfig config) {
        // Not shown to callers who pass: what they see is the limit that all their requests have.
        List<PlannedLimit> registrations = config.devices().registrations().stream()
                .map(policy -> PlannedLimit.global(policy, 1))
                .toList();
        return new Plans(
                new Destinations(routes(config)),
                perTier(config, config.global()),
                perTier(config, Optional.empty()),
                LimitPlan.prepared(registrations, store));
    }

    private List<RouteTable.Entry<Destination>> routes(GatewayConfig config) {
        List<RouteTable.Entry<Destination>> entries = new ArrayList<>();
        for (RouteConfig route : config.routes()) {
            Map<String, LimitPlan> plans = onRoute(config, route);
            RouteRules rules = new RouteRules(
                    route.id(),
                    route.requireKey(),
                    route.tier(),
                    plans,
                    inspectsBody(plans),
                    delays(plans),
                    route.upstream().map(upstream -> upstreams.open(route.id(), upstream)),
                    route.lockout());
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

    private Map<String, LimitPlan> perTier(GatewayConfig config, Optional<PolicyConfig> global) {
        Map<String, LimitPlan> plans = new HashMap<>();
        config.tiers().values().forEach(tier -> plans.put(tier.name(), plan(tier.policies(), global, 1)));
        return plans;
    }

    /** Known before it is known who calls. */
    static boolean inspectsBody(Map<String, LimitPlan> byTier) {
        return byTier.values().stream().anyMatch(LimitPlan::inspectsBody);
    }

    /** The same. */
    static boolean delays(Map<String, LimitPlan> byTier) {
        return byTier.values().stream().anyMatch(LimitPlan::delays);
    }

    private LimitPlan plan(List<PolicyConfig> own, Optional<PolicyConfig> global, long factor) {
        List<PlannedLimit> limits = new ArrayList<>();
        own.forEach(policy -> limits.add(PlannedLimit.own(policy, factor)));
        global.ifPresent(policy -> limits.add(PlannedLimit.global(policy, factor)));
        return LimitPlan.prepared(limits, store);
    }
}
