package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.faults.FaultyResolver;
import gateway.web.blackbox.faults.FaultyResource;
import gateway.web.blackbox.faults.FaultyValidator;
import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Limits count by headers, parameters, users, and what a plug-in finds out")
class SentKeysIT {
    static final String SETTINGS = limit("header", "header:X-Tenant", "")
            + limit("query", "query:tenant", "")
            + limit("user", "user", "")
            + limit("plugin", FaultyResolver.ID, "")
            + limit("closed", FaultyResolver.ID, "on-failure=closed");

    /** In a configuration where there is no plug-in. */
    static final String FAULTS =
            Settings.tier("keys-unknown", "fixed-window", 1, "1m") + "gateway.tiers.keys-unknown.key=ip, tennant\n";

    private static final Duration PROMPTLY = Duration.ofSeconds(5);
    private static final int MORE_THAN_FIT = 20;

    private final GatewayServer server = FaultyGateway.server();
    private final String tenant = "tenant-" + UUID.randomUUID();

    private static String limit(String id, String key, String more) {
        String limit = "gateway.routes.keys-" + id + ".limits.each";
        return "gateway.routes.keys-" + id + ".path=/api/keys-" + id + "/**\n"
                + Settings.policy(limit, "fixed-window", 2, "26h")
                + limit + ".key=" + key + "\n"
                + (more.isEmpty() ? "" : limit + "." + more + "\n");
    }

    @Test
    void byAHeader() {
        Request one = Request.get("/api/keys-header/x").header("X-Tenant", tenant);
        assertThat(statuses(3, one)).containsExactly(404, 404, 429);
        assertThat(statuses(1, Request.get("/api/keys-header/x").header("x-tenant", tenant.toUpperCase(Locale.ROOT))))
                .containsExactly(429);
        assertLacking(Request.get("/api/keys-header/x"), "header:x-tenant");
        assertLacking(one.header("X-Tenant", "other"), "header:x-tenant");
        assertLacking(Request.get("/api/keys-header/x").header("X-Tenant", ""), "header:x-tenant");
    }

    @Test
    void byAParameterOfTheQuery() {
        String path = "/api/keys-query/x";
        assertThat(statuses(3, Request.get(path + "?tenant=" + tenant))).containsExactly(404, 404, 429);
        assertThat(statuses(1, Request.get(path + "?page=2&%74enant=+" + tenant)))
                .containsExactly(429);
        assertLacking(Request.get(path), "query:tenant");
        assertLacking(Request.get(path + "?tenant=" + tenant + "-2&tenant=" + tenant), "query:tenant");
    }

    @Test
    void byTheUserOfADevice() {
        Request ada = Request.get("/api/keys-user/x").key(FaultyValidator.GOOD);
        assertThat(statuses(3, ada)).containsExactly(404, 404, 429);
        assertLacking(Request.get("/api/keys-user/x"), "user");
    }

    @Test
    void byWhatAPlugInFindsOut() {
        assertThat(server.console()).contains("key resolver " + FaultyResolver.ID);
        assertThat(statuses(3, byPlugin("plugin", tenant))).containsExactly(404, 404, 429);
        assertLacking(Request.get("/api/keys-plugin/x"), FaultyResolver.ID);
    }

    @Test
    void aPlugInThatThrowsIsAFailureOfItsPolicy() {
        assertThat(statuses(5, byPlugin("plugin", FaultyResolver.THROW))).containsOnly(404);
        Response refused = server.send(byPlugin("closed", FaultyResolver.THROW));

        assertThat(refused.status()).isEqualTo(503);
        assertThat(refused.json()).containsEntry("error", "Gateway unavailable");
        assertThat(refused.toString()).doesNotContain(FaultyResource.SECRET);
        assertThat(server.probe(Request.get("/health/ready")).text()).contains("key_resolverFailures");
    }

    @Test
    void aPlugInThatHangsHoldsUpNobodyElse() {
        List<Connection> hanging = new ArrayList<>();
        try {
            for (int i = 0; i < MORE_THAN_FIT; i++) {
                Connection connection = server.connect();
                connection.write(byPlugin("plugin", FaultyResolver.HANG));
                hanging.add(connection);
            }
            try (Connection other = server.connect().patience(PROMPTLY)) {
                assertThat(other.exchange(Request.get("/api/echo")).status()).isEqualTo(200);
            }
        } finally {
            server.send(byPlugin("plugin", FaultyResolver.GO_ON));
            for (Connection connection : hanging) {
                assertThat(connection.read("GET").status()).isIn(404, 429);
                connection.close();
            }
        }
    }

    @Test
    void aPlugInThatIsNotThereIsAFaultThatSaysSo() {
        DegradedGateway.assertReported(
                "gateway.tiers.keys-unknown.key", "\"tennant\"", "json:/<pointer>; no key resolver was found");
    }

    private void assertLacking(Request request, String part) {
        Response response = server.send(request);
        assertThat(response.status()).isEqualTo(400);
        assertThat(response.json()).containsEntry("field", part).containsEntry("error", "Bad request");
    }

    private static Request byPlugin(String route, String tenant) {
        return Request.get("/api/keys-" + route + "/x").header("X-Tenant", tenant);
    }

    private List<Integer> statuses(int times, Request request) {
        return IntStream.range(0, times)
                .mapToObj(i -> server.send(request).status())
                .toList();
    }
}
