package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.EventStream;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.server.GatewayServer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Who may listen, and for how long")
class LiveAuthorizationIT {
    private static final Duration SOON = LiveGateway.INTERVAL.plusSeconds(2);

    private final GatewayServer server = LiveGateway.server();
    private final Operator operator = new Operator(server);

    @ParameterizedTest
    @ValueSource(strings = {"analytics", "decisions"})
    void nobodyWithoutACredential(String name) {
        Request stream = Request.get("/api/gateway/" + name + "/live");

        assertThat(server.manage(stream).status()).isEqualTo(401);
        assertThat(server.manage(stream.key("unknown")).status()).isEqualTo(401);
        assertThat(server.manage(stream.key(Settings.secret("exhausted"))).status())
                .isEqualTo(403);
        assertThat(server.manage(Request.get("/api/gateway/" + name + "/live?apiKey=" + Settings.secret("observer")))
                        .status())
                .isEqualTo(401);
        assertThat(server.send(stream.key(Settings.secret("observer"))).status())
                .as("on the port of the API")
                .isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"analytics", "decisions"})
    void aKeyUntilItIsRevoked(String name) {
        Map<String, Object> key = operator.createKey("{\"name\":\"live\",\"roles\":[\"gateway-viewer\"]}");
        try (EventStream stream = open(name, Request::key, (String) key.get("key"));
                EventStream other = LiveGateway.listen(server, LiveGateway.analytics())) {
            assertThat(stream.status()).isEqualTo(200);

            operator.delete("keys/" + key.get("id"));

            stream.awaitEnd(SOON);
            assertThat(other.isOver()).isFalse();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"analytics", "decisions"})
    void aSessionUntilItsOwnerLogsOut(String name) {
        Browser browser = new Browser(server);
        browser.logIn("alice", LoginPageIT.PASSWORD);
        browser.get("/dashboard");
        String token = browser.token();
        try (EventStream stream =
                open(name, (request, value) -> request.header("Cookie", value), browser.cookieHeader())) {
            assertThat(stream.status()).isEqualTo(200);

            browser.submit("/dashboard/logout", Map.of("token", token));

            stream.awaitEnd(SOON);
        }
    }

    @Test
    void aPasswordUntilItIsAnotherOne() {
        try (EventStream figures =
                        LiveGateway.open(server, LiveGateway.analytics().header("Authorization", basic()));
                EventStream refusals =
                        LiveGateway.open(server, LiveGateway.decisions().header("Authorization", basic()));
                EventStream other = LiveGateway.listen(server, LiveGateway.decisions())) {
            assertThat(figures.status()).isEqualTo(200);
            assertThat(refusals.status()).isEqualTo(200);

            server.writeConfiguration(
                    LiveGateway.setup().configuration().replace(LiveGateway.LEO, LiveGateway.LEO_AGAIN) + "\n");

            figures.awaitEnd(Duration.ofSeconds(15));
            refusals.awaitEnd(Duration.ofSeconds(15));
            assertThat(other.isOver()).isFalse();
        }
    }

    private static String basic() {
        byte[] text = ("leo:" + LoginPageIT.PASSWORD).getBytes(StandardCharsets.UTF_8);
        return "Basic " + Base64.getEncoder().encodeToString(text);
    }

    private EventStream open(String name, Credential credential, String value) {
        return LiveGateway.open(server, credential.in(Request.get("/api/gateway/" + name + "/live"), value));
    }

    private interface Credential {
        Request in(Request request, String value);
    }
}
