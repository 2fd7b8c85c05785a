package gateway.web.blackbox;

import gateway.api.analytics.RequestLogSink;
import gateway.api.client.DeviceCodeValidator;
import gateway.api.limit.KeyResolver;
import gateway.api.limit.LimitStoreProvider;
import gateway.api.rejection.RejectionHandler;
import gateway.api.store.StoreProvider;
import gateway.web.blackbox.plugged.Asked;
import gateway.web.blackbox.plugged.ConsoleSink;
import gateway.web.blackbox.plugged.PageHandler;
import gateway.web.blackbox.plugged.PluggedLimitStore;
import gateway.web.blackbox.plugged.PluggedStores;
import gateway.web.blackbox.plugged.TenantResolver;
import gateway.web.blackbox.plugged.TicketValidator;
import gateway.web.blackbox.server.Archives;
import gateway.web.blackbox.server.ExampleBuild;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A gateway with a plug-in for everything: the example that others can build, and a jar with one provider of each kind. */
final class PluggedGateway {
    private static final Once<GatewayServer> SERVER = new Once<>(PluggedGateway::start);

    private PluggedGateway() {}

    static GatewayServer server() {
        return SERVER.get();
    }

    private static GatewayServer start() {
        return SharedGateways.ready(GatewaySetup.configured(
                        "gateway.demo=true",
                        "gateway.trusted-proxies=127.0.0.1/32",
                        "gateway.global.algorithm=none",
                        "gateway.default-tier=unlimited",
                        "gateway.store=plugged",
                        "gateway.devices.enabled=true",
                        "gateway.lockout.api-key.max-failures=1000",
                        "gateway.tiers.cells.algorithm=gcra",
                        "gateway.tiers.cells.interval=1h",
                        "gateway.tiers.cells.burst=3",
                        "gateway.tiers.tenants.algorithm=fixed-window",
                        "gateway.tiers.tenants.max-requests=1",
                        "gateway.tiers.tenants.window=3653d",
                        "gateway.tiers.tenants.key=tenant",
                        Settings.key("cells", "cells"),
                        Settings.key("tenants", "tenants"),
                        Management.SETTINGS,
                        Operator.SETTINGS)
                .plugin(ExampleBuild.jar("custom-limiter", List.of("gateway.api", "gateway.testkit")))
                .plugin(everythingElse()));
    }

    private static Path everythingElse() {
        List<Class<?>> classes = List.of(
                Asked.class,
                PluggedStores.class,
                PluggedLimitStore.class,
                TenantResolver.class,
                TicketValidator.class,
                ConsoleSink.class,
                PageHandler.class);
        return Archives.plugin(
                "everything-else.jar",
                Map.of(
                        StoreProvider.class,
                                PluggedStores.PROVIDERS.stream()
                                        .map(Class::getName)
                                        .toList(),
                        LimitStoreProvider.class, List.of(PluggedLimitStore.class.getName()),
                        KeyResolver.class, List.of(TenantResolver.class.getName()),
                        DeviceCodeValidator.class, List.of(TicketValidator.class.getName()),
                        RequestLogSink.class, List.of(ConsoleSink.class.getName()),
                        RejectionHandler.class, List.of(PageHandler.class.getName())),
                classes);
    }
}
