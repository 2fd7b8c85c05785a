package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code /api/hello} needs a key. */
@DisplayName("J05: preflights pass without a key, plain OPTIONS and HEAD do not")
class OptionsAndHeadIT {
    static final String SETTINGS = """
            gateway.cors.allowed-origins=https://app.example
            gateway.cors.allowed-methods=GET,PUT,POST
            gateway.cors.allowed-headers=x-api-key,content-type
            gateway.cors.max-age=10m
            """ + Settings.tier("j05", "fixed-window", 100, "1h") + Settings.key("j05", "j05");

    private final GatewayServer server = SharedGateways.common();

    @ParameterizedTest
    @ValueSource(strings = {"/api/hello", "/api/no-such-route"})
    void aPreflightNeedsNoKey(String target) {
        Response response = server.send(Request.preflight(target, "https://app.example", "PUT"));

        assertThat(response.status()).isEqualTo(204);
        assertThat(response.header("Access-Control-Allow-Origin")).contains("https://app.example");
        assertThat(response.header("Access-Control-Allow-Methods").orElseThrow())
                .contains("PUT");
        assertThat(response.header("Access-Control-Allow-Headers").orElseThrow())
                .containsIgnoringCase("x-api-key");
        assertThat(response.text()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://evil.example", "https://app.example.evil", "http://app.example", "null", ""})
    void aPreflightFromElsewhereLearnsNothing(String origin) {
        Response response = server.send(Request.preflight("/api/hello", origin, "PUT"));

        assertThat(response.status()).isIn(200, 204, 401, 403);
        assertThat(response.headers()).noneMatch(header -> header.name().startsWith("Access-Control-"));
        assertThat(response.text()).doesNotContain("Hello");
    }

    @Test
    void aBlockedAddressGetsNoPreflight() {
        Request preflight = Request.preflight("/api/hello", "https://app.example", "PUT");

        assertThat(server.send(preflight.from("203.0.113.9")).status()).isEqualTo(403);
    }

    @Test
    void plainOptionsNeedAKey() {
        Request withoutOrigin = Request.options("/api/hello");
        Request withoutMethod = withoutOrigin.header("Origin", "https://app.example");

        assertThat(server.send(withoutOrigin).status()).isEqualTo(401);
        assertThat(server.send(withoutMethod).status()).isEqualTo(401);
    }

    @Test
    void optionsForTheServerItselfAreNoError() {
        assertThat(server.send(Request.options("*")).status()).isLessThan(500);
    }

    @Test
    void plainOptionsAndHeadAreAnsweredByTheResourceAndCountedOnce() {
        long before = server.send(withKey(Request.get("/api/hello"))).remaining();

        Response options = server.send(withKey(Request.options("/api/hello")));
        Response head = server.send(withKey(Request.head("/api/hello")));

        assertThat(options.status()).isEqualTo(200);
        assertThat(options.header("Allow").orElseThrow()).contains("GET");
        assertThat(options.remaining()).isEqualTo(before - 1);
        assertThat(head.status()).isEqualTo(200);
        assertThat(head.remaining()).isEqualTo(before - 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"TRACE", "CONNECT"})
    void tracingAndTunnellingAreNotAllowed(String method) {
        Response response =
                server.send(withKey(Request.of(method, "/api/hello")).header("Cookie", "secret=cookie"));

        assertThat(response.status()).isEqualTo(405);
        assertThat(response.text()).doesNotContain("secret=cookie");
    }

    @Test
    void anUnknownMethodIsNoGet() {
        Response response = server.send(withKey(Request.of("FOO", "/api/hello")));

        assertThat(response.status()).isIn(405, 501);
        assertThat(response.text()).doesNotContain("Hello");
    }

    private static Request withKey(Request request) {
        return request.key(Settings.secret("j05"));
    }
}
