package gateway.web.config.read;

import gateway.web.config.PolicyConfig;
import gateway.web.config.RouteConfig;
import gateway.web.config.RouteConfig.LimitsMode;
import gateway.web.config.ServerConfig;
import gateway.web.config.TierConfig;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** What has to hold between routes, and between a route and the limits that always apply to it. */
final class RouteChecks {
    private final Section routes;
    private final List<RouteConfig> all;

    /**
     * @param routes what stands below {@code gateway.routes.}
     * @param all the routes in the order of their ids
     */
    RouteChecks(Section routes, List<RouteConfig> all) {
        this.routes = routes;
        this.all = all;
    }

    /** Reports routes of which nobody could say which one a request takes. */
    void checkPaths() {
        for (int i = 0; i < all.size(); i++) {
            for (RouteConfig earlier : all.subList(0, i)) {
                if (clash(earlier, all.get(i))) {
                    RouteConfig route = all.get(i);
                    routes.fault(
                            route.id() + ".path",
                            "is \"" + route.path() + "\", which is the path of " + routes.prefix() + earlier.id()
                                    + ", too; allowed are equal paths only for different methods");
                }
            }
        }
    }

    /** Reports routes that are forwarded where what they answer would share its origin with the dashboard. */
    void checkPort(ServerConfig server) {
        if (server.adminPort().isEmpty() && !server.sharedPort()) {
            all.stream()
                    .filter(route -> route.upstream().isPresent())
                    .forEach(route -> routes.fault(
                            route.id() + ".upstream",
                            "makes pages of others appear on the port of the dashboard; allowed with gateway.admin.port,"
                                    + " or with gateway.admin.shared-port=true where that is meant"));
        }
    }

    private static boolean clash(RouteConfig a, RouteConfig b) {
        boolean methods =
                a.methods().isEmpty() ? b.methods().isEmpty() : !Collections.disjoint(a.methods(), b.methods());
        return methods && a.path().equals(b.path());
    }

    /** Reports costs that the route's own limits or the global one never permit. */
    void checkCosts(Optional<PolicyConfig> global) {
        for (RouteConfig route : all) {
            List<PolicyConfig> always = new ArrayList<>(route.policies());
            global.ifPresent(always::add);
            always.stream()
                    .filter(policy -> isImpossible(route, policy))
                    .forEach(policy -> routes.fault(
                            route.id() + ".cost",
                            "is " + route.cost() + ", so that a request costs " + route.cost() * policy.cost()
                                    + "; allowed are at most the " + permits(policy) + " permits of the policy "
                                    + policy.policy().name()));
        }
    }

    private static boolean isImpossible(RouteConfig route, PolicyConfig policy) {
        return policy.cost() <= permits(policy) && route.cost() * policy.cost() > permits(policy);
    }

    private static long permits(PolicyConfig policy) {
        return policy.policy().limiter().shape().limit().permits();
    }

    /** Every group of policies that can apply to one request. */
    List<List<PolicyConfig>> together(Optional<PolicyConfig> global, Collection<TierConfig> tiers) {
        List<List<PolicyConfig>> groups = new ArrayList<>();
        tiers.forEach(tier -> groups.add(join(global, tier.policies(), List.of())));
        for (RouteConfig route : all) {
            if (route.limitsMode() == LimitsMode.REPLACE) {
                groups.add(join(global, List.of(), route.policies()));
            } else {
                tiers.forEach(tier -> groups.add(join(global, tier.policies(), route.policies())));
            }
        }
        return groups;
    }

    private static List<PolicyConfig> join(
            Optional<PolicyConfig> global, List<PolicyConfig> tier, List<PolicyConfig> route) {
        List<PolicyConfig> joined = new ArrayList<>(global.stream().toList());
        joined.addAll(tier);
        joined.addAll(route);
        return joined;
    }
}
