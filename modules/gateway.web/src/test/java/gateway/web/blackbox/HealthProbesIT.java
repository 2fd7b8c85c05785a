package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("J04: health probes use up no limit and are never refused")
@TestInstance(Lifecycle.PER_CLASS)
@Tag("every-server")
class HealthProbesIT {
    private static final List<String> PROBES = List.of("/health", "/health/live", "/health/ready", "/health/started");
    private static final int GLOBAL = 20;

    private final Reconfigurable gateway = SharedGateways.reconfigurable();
    private final GatewayServer server = gateway.with(
            "gateway.trusted-proxies=127.0.0.1/32",
            "gateway.ip.blocklist=203.0.113.9",
            "gateway.default-tier=j04",
            "gateway.routes.protected.path=/api/hello",
            "gateway.routes.protected.require-key=true",
            Settings.policy("gateway.global", "fixed-window", GLOBAL, "26h"),
            Settings.tier("j04", "fixed-window", 5, "26h"));

    @Test
    void aHundredProbesOfEachKindSpendNothingAndAreNotLogged() {
        String address = Addresses.fresh();

        assertThat(PROBES)
                .allSatisfy(probe -> assertThat(IntStream.range(0, 100))
                        .allMatch(i ->
                                server.probe(Request.get(probe).from(address)).status() == 200));

        assertThat(server.send(Request.get("/api/echo").from(address)).remaining())
                .isEqualTo(4);
        assertThat(gateway.management().logged("/health")).isEmpty();
        exhaustGlobalLimit();
        assertThat(PROBES).allSatisfy(this::assertAnswered);
    }

    private void exhaustGlobalLimit() {
        Response last = IntStream.range(1, GLOBAL + 1)
                .mapToObj(i -> server.send(Request.get("/api/echo").from(Addresses.fresh())))
                .reduce((earlier, later) -> later)
                .orElseThrow();

        assertThat(last.status()).isEqualTo(429);
        assertThat(last.json()).containsEntry("policy", "global");
    }

    private void assertAnswered(String probe) {
        assertThat(server.probe(Request.get(probe)).status()).isEqualTo(200);
        assertThat(server.probe(Request.head(probe)).status()).isEqualTo(200);
        assertThat(server.probe(Request.get(probe).from("203.0.113.9")).status())
                .isEqualTo(200);
    }

    @Test
    void aProbeTellsNothingAboutThisMachine() {
        String body = server.probe(Request.get("/health")).text();

        assertThat(body)
                .doesNotContain(
                        "127.0.0.1", "localhost", server.configurationFile().toString());
    }

    /** A server may take some of them for a health endpoint; what matters is what is behind. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/health/../api/hello",
                "/health/%2e%2e/api/hello",
                "/health;/../api/hello",
                "/health//api/hello",
                "/health/live/../../api/hello"
            })
    void theExemptionIsNoWayToAProtectedRoute(String target) {
        Response response = server.send(Request.get(target));

        assertThat(response.status()).isIn(200, 400, 401, 404);
        assertThat(response.text()).doesNotContain("Hello, world!");
    }
}
