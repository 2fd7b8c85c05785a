package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.faults.FaultyResource;
import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("K01: whatever ends a request, it is answered alike and logged once")
class FailingRequestsIT {
    static final String SETTINGS = Settings.tier("k01", "fixed-window", 1000, "1h")
            + Settings.tier("k01-once", "fixed-window", 1, "24h")
            + Settings.key("k01", "k01")
            + Settings.key("k01-once", "k01-once")
            + """
            gateway.routes.k01-protected.path=/api/k01-protected/**
            gateway.routes.k01-protected.require-key=true
            """;

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final GatewayServer server = FaultyGateway.server();
    private final String marker = "k01-" + UUID.randomUUID();

    @ParameterizedTest
    @CsvSource({
        "GET, exception, 500",
        "GET, error, 500",
        "GET, bare, 503",
        "GET, request-filter, 500",
        "GET, response-filter, 500",
        "GET, early-writer, 500",
        "DELETE, exception, 405",
        "GET, nothing, 404"
    })
    void whatTheResourceDoes(String method, String path, int status) {
        assertProblem(keyed(Request.of(method, "/api/faults/" + marker + "/" + path)), status);
    }

    @Test
    void whatTheContainerRefuses() {
        String json = "/api/faults/" + marker + "/json";

        assertProblem(keyed(Request.get(json).header("Accept", "image/png")), 406);
    }

    @Test
    void anUnsupportedMediaType() {
        Request csv = Request.post("/api/faults/" + marker + "/json", "a,b").header("Content-Type", "text/csv");

        assertProblem(keyed(csv), 415);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "{\"a\":", "nonsense", "{\"a\":\"\u0000\"}"})
    void aBodyThatIsNoJson(String body) {
        Request post = Request.post("/api/faults/" + marker + "/json", body).header("Content-Type", "application/json");

        assertProblem(keyed(post), 400);
    }

    @Test
    void aPathThatNobodyServes() {
        assertProblem(keyed(Request.get("/api/" + marker)), 404);
    }

    @Test
    void aPathOutsideEveryApplication() {
        Response response = server.send(Request.get("/" + marker));

        assertAnsweredAndLogged(response, 404);
    }

    @Test
    void anAnswerThatTheResourceMadeItself() {
        Response response = server.send(keyed(Request.get("/api/faults/" + marker + "/page")));

        assertAnsweredAndLogged(response, 502);
        assertThat(response.text()).isEqualTo("<p>own page</p>");
    }

    @Test
    void aMissingKey() {
        assertAnsweredAndLogged(server.send(Request.get("/api/k01-protected/" + marker)), 401);
    }

    @Test
    void aBlockedAddress() {
        assertAnsweredAndLogged(
                server.send(
                        keyed(Request.get("/api/faults/" + marker + "/json")).from("203.0.113.9")),
                403);
    }

    @Test
    void anExhaustedLimit() {
        Request once = Request.get("/api/echo").key(Settings.secret("k01-once"));
        server.send(once);

        Response response = server.send(Request.get("/api/" + marker).key(Settings.secret("k01-once")));

        assertAnsweredAndLogged(response, 429);
        assertThat(response.header("X-RateLimit-Limit")).contains("1");
    }

    /** Liberty ends such an answer as if it were whole; another server may cut the connection. */
    @ParameterizedTest
    @ValueSource(strings = {"late-writer", "late-chunk"})
    void nothingIsAppendedToABodyThatWasBegun(String path) {
        try (Connection connection = server.connect().patience(PATIENCE)) {
            connection.write(keyed(Request.get("/api/faults/" + marker + "/" + path)));
            assertThat(connection.read("GET").text()).isEqualTo("{");
        } catch (UncheckedIOException e) {
            assertThat(e).hasStackTraceContaining("EOFException");
        }
        assertLoggedOnce(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"exception", "error", "early-writer", "response-filter", "nothing"})
    void corsHeadersAreThereOnce(String path) {
        Response response = server.send(
                keyed(Request.get("/api/faults/" + marker + "/" + path)).header("Origin", "https://app.example"));

        assertThat(response.header("Access-Control-Allow-Origin")).contains("https://app.example");
    }

    private void assertProblem(Request request, int status) {
        Response response = server.send(request);

        assertAnsweredAndLogged(response, status);
        assertThat(response.header("X-RateLimit-Limit")).contains("1000");
        assertThat(response.header("Content-Type")).contains("application/problem+json");
        assertThat(((Number) response.json().get("status")).intValue()).isEqualTo(status);
        assertThat(response.json().get("instance"))
                .isEqualTo("urn:uuid:" + response.header("X-Request-Id").orElseThrow());
    }

    private void assertAnsweredAndLogged(Response response, int status) {
        assertThat(response.status()).isEqualTo(status);
        assertThat(response.header("X-Request-Id")).isPresent();
        assertThat(response.toString()).doesNotContain(FaultyResource.SECRET, "Exception", "at gateway.");
        assertLoggedOnce(status);
    }

    private void assertLoggedOnce(int status) {
        Management management = new Management(server);
        Await.until(
                PATIENCE,
                "log entry of " + marker,
                () -> !management.logged(marker).isEmpty());

        assertThat(management.logged(marker))
                .extracting(entry -> ((Number) entry.get("statusCode")).intValue())
                .isEqualTo(List.of(status));
    }

    private static Request keyed(Request request) {
        return request.key(Settings.secret("k01"));
    }
}
