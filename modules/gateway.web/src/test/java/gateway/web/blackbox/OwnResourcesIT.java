package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.host.HostApplication;
import gateway.web.blackbox.host.HostResource;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.Archives;
import gateway.web.blackbox.server.GatewayServer;
import gateway.web.blackbox.server.GatewaySetup;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("In an application that lists no classes, the resources of the gateway")
class OwnResourcesIT {
    private static final Once<GatewayServer> SERVER = new Once<>(() -> SharedGateways.ready(GatewaySetup.configured(
                    "gateway.demo=true",
                    "gateway.devices.enabled=true",
                    "gateway.default-tier=unlimited",
                    Settings.tier("host", "fixed-window", 5, "24h"),
                    Settings.key("host", "host"),
                    Management.SETTINGS,
                    Operator.SETTINGS)
            .archive("/", Archives.gatewayWith(List.of(HostApplication.class, HostResource.class)))));

    private final GatewayServer server = SERVER.get();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "analytics",
                "analytics/live",
                "audit",
                "config",
                "decisions/live",
                "devices",
                "echo",
                "hello",
                "ip-rules",
                "keys",
                "keys/host",
                "limits/host",
                "logs",
                "metrics",
                "stats",
                "status/x"
            })
    void areNotFound(String resource) {
        Request request = Request.get("/rest/" + resource);

        assertThat(server.send(request).status()).isEqualTo(404);
        assertThat(server.manage(request).status()).isEqualTo(404);
        assertThat(server.send(request.key(Settings.secret("observer"))).status())
                .isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"keys", "register", "explain", "echo"})
    void changeNothing(String resource) {
        Response response = server.send(Request.post(
                        "/rest/" + resource,
                        "{\"name\": \"stolen\", \"deviceId\": \"stolen-device\", \"roles\": [\"gateway-admin\"]}")
                .header("Content-Type", "application/json"));

        assertThat(response.status()).isEqualTo(404);
        assertThat(new Management(server).get("keys").text()).doesNotContain("stolen");
        assertThat(new Management(server).get("devices").text()).doesNotContain("stolen");
    }

    @Test
    void areWhereTheyBelong() {
        assertThat(server.send(Request.get("/api/hello")).status()).isEqualTo(200);
        assertThat(new Management(server).get("keys").status()).isEqualTo(200);
    }

    @Test
    void leaveTheApplicationsOwnToTheLimits() {
        Response response = server.send(Request.get("/rest/orders").key(Settings.secret("host")));

        assertThat(response.text()).isEqualTo("[]");
        assertThat(response.header("X-RateLimit-Limit")).contains("5");
    }
}
