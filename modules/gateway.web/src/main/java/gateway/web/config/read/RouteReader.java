package gateway.web.config.read;

import static gateway.web.config.read.Setting.defaulting;
import static gateway.web.config.read.Setting.optional;
import static gateway.web.config.read.Setting.required;

import gateway.web.config.PolicyConfig;
import gateway.web.config.RouteConfig;
import gateway.web.config.RouteConfig.LimitsMode;
import gateway.web.config.RouteLockout;
import gateway.web.config.UpstreamConfig;
import gateway.web.route.RoutePattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reads routes. */
final class RouteReader {
    private static final Setting<RoutePattern> PATH =
            required("path", Grammar.of(RoutePaths.ALLOWED, RoutePaths::parse));
    private static final Setting<String> METHODS = optional("methods", Methods.GRAMMAR);
    private static final Setting<Boolean> REQUIRE_KEY = defaulting("require-key", Grammar.FLAG, "false");
    private static final Setting<String> TIER = optional("tier", Grammar.of("the name of a tier", name -> name));
    private static final Setting<LimitsMode> LIMITS_MODE =
            defaulting("limits-mode", Grammar.constants(LimitsMode.class), "add");
    private static final Setting<Long> COST = defaulting("cost", PolicySettings.COST_GRAMMAR, "1");

    static final List<Setting<?>> ALL = Stream.concat(
                    Stream.of(PATH, METHODS, REQUIRE_KEY, TIER, LIMITS_MODE, COST), UpstreamReader.ALL.stream())
            .<Setting<?>>map(setting -> setting)
            .toList();

    private final PolicyReader policies;
    private final Setting<String> tier;

    /**
     * @param policies reads the routes' own policies
     * @param tiers the names of the tiers
     */
    RouteReader(PolicyReader policies, Set<String> tiers) {
        this.policies = policies;
        tier = TIER.with(Grammar.oneOf(tiers));
    }

    /** @param routes what stands below {@code gateway.routes.} */
    List<RouteConfig> read(Section routes) {
        List<RouteConfig> read = new ArrayList<>();
        for (String id : routes.groups()) {
            Section route = routes.below(id + ".");
            EntityNames.check(route, id);
            route(route, id).ifPresent(read::add);
        }
        return read;
    }

    /** A route without a good path is left out; all its other faults are reported nevertheless. */
    private Optional<RouteConfig> route(Section route, String id) {
        Optional<RoutePattern> path = route.get(PATH);
        Set<String> methods = Set.copyOf(route.list(METHODS));
        boolean requireKey = route.get(REQUIRE_KEY).orElse(true);
        Optional<String> anonymousTier = route.get(tier);
        LimitsMode mode = route.get(LIMITS_MODE).orElse(LimitsMode.ADD);
        long cost = route.get(COST).orElse(1L);
        List<PolicyConfig> own = TierReader.several(policies, route.below("limits."), id);
        Optional<RouteLockout> lockout = LockoutReader.ofRoute(route.below("lockout."));
        Optional<UpstreamConfig> upstream = new UpstreamReader(route).read(path);
        return path.map(
                p -> new RouteConfig(id, p, methods, requireKey, anonymousTier, mode, cost, own, lockout, upstream));
    }
}
