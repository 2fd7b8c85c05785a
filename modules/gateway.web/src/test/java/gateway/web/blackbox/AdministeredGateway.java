package gateway.web.blackbox;

import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;

/** A gateway that has administrators, for those who administer it. */
final class AdministeredGateway {
    private static final Once<GatewayServer> SERVER = new Once<>(() -> SharedGateways.ready(setup()));

    private AdministeredGateway() {}

    static GatewayServer server() {
        return SERVER.get();
    }

    static GatewaySetup setup() {
        return GatewaySetup.configured(
                        "gateway.demo=true",
                        "gateway.trusted-proxies=127.0.0.1/32",
                        "gateway.global.algorithm=none",
                        "gateway.default-tier=unlimited",
                        // So that tests which fail on purpose do not lock each other out.
                        "gateway.lockout.admin.max-failures=1000",
                        Management.SETTINGS,
                        Operator.SETTINGS,
                        LoginPageIT.SETTINGS,
                        ExplainIT.SETTINGS)
                // The longer a wrong password takes, the longer the next one has to wait; so its code is compiled well.
                .jvmArgument("-XX:TieredStopAtLevel=4");
    }
}
