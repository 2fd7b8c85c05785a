package gateway.web.blackbox;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;

/**
 * Servers that many test classes use, since each costs seconds to start. Whoever uses one brings clients of its
 * own: fresh addresses, keys that nobody else sends.
 */
final class SharedGateways {
    private static final Once<GatewayServer> COMMON =
            new Once<>(() -> ready(PropertiesIT.withOverrides(GatewaySetup.configured(CommonConfiguration.TEXT))));
    private static final Once<Reconfigurable> RECONFIGURABLE =
            new Once<>(() -> new Reconfigurable(ready(GatewaySetup.configured(Reconfigurable.complete(0)))));

    private SharedGateways() {}

    /** The server whose configuration is the sum of what the test classes ask for. */
    static GatewayServer common() {
        return COMMON.get();
    }

    /** The server whose configuration each test class replaces by its own. */
    static Reconfigurable reconfigurable() {
        return RECONFIGURABLE.get();
    }

    /** Starts a server whose configuration has no fault. */
    static GatewayServer ready(GatewaySetup setup) {
        GatewayServer server = GatewayServer.start(setup);
        if (server.probe(Request.get("/health/ready")).status() != 200) {
            throw new AssertionError("not ready after its start\n" + server.console());
        }
        return server;
    }
}
