package gateway.web.blackbox;

import gateway.api.analytics.RequestLogSink;
import gateway.api.client.DeviceCodeValidator;
import gateway.api.limit.Algorithm;
import gateway.api.limit.KeyResolver;
import gateway.web.blackbox.bodies.BodyApplication;
import gateway.web.blackbox.bodies.BodyResource;
import gateway.web.blackbox.bodies.BodyServlet;
import gateway.web.blackbox.bodies.LoginApplication;
import gateway.web.blackbox.bodies.LoginResource;
import gateway.web.blackbox.bodies.Received;
import gateway.web.blackbox.faults.FaultyAlgorithm;
import gateway.web.blackbox.faults.FaultyApplication;
import gateway.web.blackbox.faults.FaultyFilters;
import gateway.web.blackbox.faults.FaultyResolver;
import gateway.web.blackbox.faults.FaultyResource;
import gateway.web.blackbox.faults.FaultySink;
import gateway.web.blackbox.faults.FaultyValidator;
import gateway.web.blackbox.server.Archives;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.util.List;
import java.util.Map;

/** A gateway with plug-ins that throw, in front of resources that throw, and of others that read bodies and log in. */
final class FaultyGateway {
    private static final Once<GatewayServer> SERVER = new Once<>(FaultyGateway::start);

    private FaultyGateway() {}

    static GatewayServer server() {
        return SERVER.get();
    }

    private static GatewayServer start() {
        return SharedGateways.ready(GatewaySetup.configured(
                        "gateway.demo=true",
                        "gateway.trusted-proxies=127.0.0.1/32",
                        "gateway.ip.blocklist=203.0.113.9",
                        "gateway.global.algorithm=none",
                        "gateway.cors.allowed-origins=https://app.example",
                        InspectedBodyIT.SETTINGS,
                        LoginGuideIT.SETTINGS,
                        SentKeysIT.SETTINGS,
                        Management.SETTINGS,
                        Lockouts.OFF,
                        FailingRequestsIT.SETTINGS,
                        FailingPartsIT.SETTINGS,
                        FailingLimitersIT.SETTINGS)
                .plugin(Archives.plugin(Map.of(
                        Algorithm.class, FaultyAlgorithm.class,
                        RequestLogSink.class, FaultySink.class,
                        DeviceCodeValidator.class, FaultyValidator.class,
                        KeyResolver.class, FaultyResolver.class)))
                .archive(
                        "/",
                        Archives.gatewayWith(List.of(
                                FaultyApplication.class,
                                FaultyResource.class,
                                FaultyFilters.class,
                                BodyApplication.class,
                                BodyResource.class,
                                BodyServlet.class,
                                LoginApplication.class,
                                LoginResource.class,
                                Received.class))));
    }
}
