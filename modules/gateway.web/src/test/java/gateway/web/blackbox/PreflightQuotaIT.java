package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("J01: CORS preflights spend nothing")
class PreflightQuotaIT {
    private static final int FLOOD = Scale.of(20_000, 1_000);
    private static final int GLOBAL = 10;
    private static final int OWN = 4;
    private static final Request PREFLIGHT = Request.preflight("/api/echo", "https://app.example", "POST");

    private static final String SETTINGS = String.join(
            "\n",
            "gateway.cors.allowed-origins=https://app.example",
            "gateway.cors.allowed-methods=GET,PUT,POST",
            "gateway.cors.allowed-headers=x-api-key,content-type",
            "gateway.cors.max-age=10m",
            "gateway.default-tier=j01",
            Settings.policy("gateway.global", "fixed-window", GLOBAL, "25h"),
            Settings.tier("j01", "fixed-window", OWN, "25h"),
            Settings.key("j01", "j01"),
            Settings.key("j01-free", "unlimited"));

    private final GatewayServer server = SharedGateways.reconfigurable().with(SETTINGS);

    @Test
    void onlyTheRequestsThemselvesCount() {
        assertPreflights(10);

        assertThat(statuses(post("j01"), OWN + 1)).containsExactly(200, 200, 200, 200, 429);
        assertPreflights(FLOOD);
        Response refused = server.send(post("j01"));
        assertThat(refused.status()).isEqualTo(429);
        assertReadable(refused);
        assertThat(statuses(post("j01-free"), GLOBAL - OWN)).containsOnly(200);
        assertThat(server.send(post("j01-free")).json()).containsEntry("policy", "global");
        assertPreflights(10);
    }

    private void assertPreflights(int number) {
        try (Connection connection = server.connect()) {
            for (int i = 0; i < number; i++) {
                Response response = connection.exchange(PREFLIGHT);
                assertThat(response.status()).isEqualTo(204);
                assertThat(response.header("X-RateLimit-Remaining")).isEmpty();
                assertThat(response.header("Access-Control-Allow-Origin")).contains("https://app.example");
                assertThat(response.header("Access-Control-Max-Age")).contains("600");
            }
        }
    }

    private static Request post(String keyId) {
        return Request.post("/api/echo", "{}")
                .header("Origin", "https://app.example")
                .key(Settings.secret(keyId));
    }

    private List<Integer> statuses(Request request, int number) {
        return IntStream.range(0, number)
                .mapToObj(i -> server.send(request))
                .map(Response::status)
                .toList();
    }

    /** What a page of an allowed origin may read of an answer. */
    private static void assertReadable(Response response) {
        assertThat(response.header("Access-Control-Allow-Origin")).contains("https://app.example");
        assertThat(String.join(",", response.all("Access-Control-Expose-Headers")))
                .containsIgnoringCase("X-RateLimit-Remaining")
                .containsIgnoringCase("Retry-After");
    }
}
