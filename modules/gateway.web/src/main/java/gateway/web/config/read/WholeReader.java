package gateway.web.config.read;

import gateway.api.limit.LimitStoreProvider;
import gateway.web.config.GatewayConfig;
import gateway.web.config.KeyPart;
import gateway.web.config.KeysConfig;
import gateway.web.config.PolicyConfig;
import gateway.web.config.RouteConfig;
import gateway.web.config.ServerConfig;
import gateway.web.config.TierConfig;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/** Reads everything there is below {@code gateway.} and checks that it goes together. */
final class WholeReader {
    private final Section gateway;
    private final ServerReader server;
    private final PolicyReader policies;
    private final PolicyReader.Plugged plugged;

    WholeReader(Section gateway, PolicyReader.Plugged plugged, Providers<LimitStoreProvider> stores) {
        this.gateway = gateway;
        this.plugged = plugged;
        server = new ServerReader(gateway, stores);
        policies = new PolicyReader(plugged, server.onFailure());
    }

    GatewayConfig read() {
        Optional<PolicyConfig> global = policies.read(gateway.below("global."), "global", KeyPart.GLOBAL);
        SortedMap<String, TierConfig> tiers = new TierReader(policies).read(gateway.below("tiers."));
        Section routeSection = gateway.below("routes.");
        List<RouteConfig> routes = new RouteReader(policies, tiers.keySet()).read(routeSection);
        ServerConfig atStart = server.read();
        check(global, tiers, new RouteChecks(routeSection, routes), atStart);
        return new GatewayConfig(
                global,
                tiers,
                gateway.get(TierReader.DEFAULT.with(Grammar.oneOf(tiers.keySet())))
                        .orElse("free"),
                routes,
                keys(tiers),
                new DeviceReader(plugged.algorithms(), server.onFailure()).read(gateway, tiers.keySet()),
                LockoutReader.read(gateway.below("lockout.")),
                AdministratorReader.read(gateway.below("admin.users.")),
                AddressReader.read(gateway),
                CorsReader.read(gateway),
                HeaderReader.read(gateway),
                BodyReader.maxInspect(gateway),
                new AnalyticsReader(gateway).interval(),
                atStart);
    }

    private KeysConfig keys(Map<String, TierConfig> tiers) {
        boolean inQuery = gateway.get(KeyReader.IN_QUERY).orElse(false);
        return new KeysConfig(
                new KeyReader(tiers.keySet()).read(gateway.below("keys.")),
                inQuery,
                gateway.get(KeyReader.ROTATE_GRACE).orElse(Duration.ZERO));
    }

    private void check(
            Optional<PolicyConfig> global,
            SortedMap<String, TierConfig> tiers,
            RouteChecks routes,
            ServerConfig atStart) {
        PolicyChecks checks = new PolicyChecks(policies.all());
        checks.checkNames();
        checks.checkScopes();
        routes.checkPaths();
        routes.checkPort(atStart);
        routes.checkCosts(global);
        routes.together(global, tiers.values()).forEach(checks::checkTogether);
    }
}
