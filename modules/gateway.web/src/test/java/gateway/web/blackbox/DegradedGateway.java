package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.util.List;

/** A server that was started with every fault that the test classes know. */
final class DegradedGateway {
    private static final GatewaySetup SETUP = GatewaySetup.configured(
                    "gateway.demo=true",
                    Management.SETTINGS,
                    RemainingIT.FAULTS,
                    DurationsIT.FAULTS,
                    PropertiesIT.FAULTS,
                    ConversionsIT.FAULTS,
                    SentKeysIT.FAULTS)
            .environment("GATEWAY_TIERS_FREE_LIMIT", "5")
            .environment("GATEWAY_TIERS_I05_ENV_MAX_REQUESTS", "many-env")
            .jvmArgument("-Dgateway.tiers.i05-sysprop.max-requests=many-sysprop");

    private static final Once<GatewayServer> SERVER = new Once<>(() -> GatewayServer.start(SETUP));

    private DegradedGateway() {}

    static GatewayServer server() {
        return SERVER.get();
    }

    /** Asserts that start-up reported a fault in one line that says all of this. */
    static void assertReported(String property, String... words) {
        List<String> lines = server().console()
                .lines()
                .filter(line -> line.contains(property))
                .toList();
        assertThat(lines)
                .as("console lines about %s", property)
                .anySatisfy(line -> assertThat(line).contains(words));
    }

    static void assertRefusesToServe() {
        assertThat(server().probe(Request.get("/health/started")).status()).isEqualTo(200);
        assertThat(server().probe(Request.get("/health/live")).status()).isEqualTo(200);
        Response ready = server().probe(Request.get("/health/ready"));
        assertThat(ready.status()).isEqualTo(503);
        assertThat(ready.json()).containsEntry("status", "DOWN");

        Response refused = server().send(Request.get("/api/hello"));
        assertThat(refused.status()).isEqualTo(503);
        assertThat(refused.header("Content-Type")).contains("application/problem+json");
        assertThat(refused.json()).containsEntry("error", "Gateway unavailable");
        assertThat(refused.retryAfter()).isEqualTo(1);
    }
}
