package gateway.web.dashboard;

import gateway.web.config.PolicyConfig;
import gateway.web.config.RouteConfig;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Routes in words. */
final class RouteTexts {
    private RouteTexts() {}

    static LimitsBean.Route of(RouteConfig route) {
        return new LimitsBean.Route(route.id(), route.path().toString(), methods(route), callers(route), limits(route));
    }

    private static String methods(RouteConfig route) {
        return route.methods().isEmpty() ? "all" : String.join(", ", new TreeSet<>(route.methods()));
    }

    private static String callers(RouteConfig route) {
        String who = route.requireKey() ? "with a key" : "everybody";
        return route.tier().map(tier -> who + ", without a key in " + tier).orElse(who);
    }

    private static String limits(RouteConfig route) {
        String own = route.policies().stream().map(RouteTexts::limit).collect(Collectors.joining("; "));
        String cost = route.cost() > 1 ? "; costs " + Texts.count(route.cost()) + " times as much" : "";
        String tier = route.limitsMode() == RouteConfig.LimitsMode.REPLACE
                ? "instead of those of the tier"
                : "and those of the tier";
        return (own.isEmpty() ? "those of the tier" : own + ", " + tier) + cost;
    }

    private static String limit(PolicyConfig policy) {
        return PolicyText.of(policy).rate();
    }
}
