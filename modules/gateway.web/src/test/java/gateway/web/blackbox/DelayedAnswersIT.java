package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.EventStream;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.http.StreamEvent;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Each request here finds its queue taken by another one, which has just left. */
@DisplayName("Who has waited is answered as if he had not")
class DelayedAnswersIT {
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final GatewayServer server = DelayingGateway.server();
    private final String caller = Addresses.fresh();
    private final String marker = UUID.randomUUID().toString();

    @BeforeEach
    void takeTheQueue() {
        assertThat(server.send(get("now/x")).status()).isEqualTo(200);
    }

    private Request get(String path) {
        return Request.get("/api/departures/brief/" + path).from(caller).header("X-Request-Id", marker);
    }

    private List<Map<String, Object>> logged(String pathPart, int count) {
        Management management = new Management(server);
        Await.until(PATIENCE, "log entries", () -> management.logged(pathPart).size() >= count);
        return management.logged(pathPart);
    }

    @Test
    void withItsTargetAsItWasSent() {
        Response response = server.send(get("now/%C3%A4%20b%2Bc;v=1?query=%C3%A9%20%2B&query=2"));

        assertThat(response.json())
                .containsEntry("text", "\u00e4 b+c")
                .containsEntry("query", "\u00e9 +")
                .containsEntry("target", "/api/departures/brief/now/%C3%A4%20b%2Bc;v=1");
    }

    @Test
    void withTheHeadersOfTheGateway() {
        Response response = server.send(get("now/x").header("Origin", "https://app.example"));

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.header("X-RateLimit-Limit")).contains("20");
        assertThat(response.remaining()).isEqualTo(19);
        assertThat(response.header("X-Request-Id")).contains(marker);
        assertThat(response.header("X-Content-Type-Options")).contains("nosniff");
        assertThat(response.header("Retry-After")).isEmpty();
    }

    @Test
    void andLoggedOnceWithTheTimeThatItWaited() {
        Request slow = Request.get("/api/departures/slow/now/" + marker).from(caller);
        server.send(slow);

        server.send(slow);

        List<Map<String, Object>> entries = logged(marker, 2);
        assertThat(entries)
                .hasSize(2)
                .allSatisfy(entry -> assertThat(entry)
                        .containsEntry("statusCode", BigDecimal.valueOf(200))
                        .containsEntry("ip", caller));
        assertThat(((BigDecimal) entries.get(0).get("responseTime")).longValueExact())
                .isBetween(500L, 10_000L);
    }

    @Test
    void byAResourceThatAnswersLater() {
        Response response = server.send(get("later"));

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.json()).containsEntry("later", true);
        assertThat(response.remaining()).isEqualTo(19);
    }

    @Test
    void byAStreamOfEvents() {
        try (EventStream stream = EventStream.open(server.connect(), get("events"))) {
            assertThat(stream.status()).isEqualTo(200);
            assertThat(stream.next(2)).extracting(StreamEvent::data).containsExactly("first", "second");
        }
    }

    @Test
    void byAProblemIfTheResourceFails() {
        assertProblem(server.send(get("failure")), 500);
        assertProblem(server.send(get("conflict")), 409);
        assertProblem(server.send(get("nothing/at/all")), 404);
        assertProblem(server.send(get("now/x").header("Accept", "image/png")), 406);
    }

    private static void assertProblem(Response response, int status) {
        assertThat(response.status()).isEqualTo(status);
        assertThat(response.header("Content-Type")).contains("application/problem+json");
        assertThat(response.header("X-RateLimit-Limit")).contains("20");
        assertThat(response.text()).doesNotContain("nobody may see");
    }

    @Test
    void toHeadWithoutABody() {
        Response response =
                server.send(Request.head("/api/departures/brief/now/x").from(caller));

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.text()).isEmpty();
    }

    @Test
    void withTheBodyThatItSent() {
        String body = "{\"text\":\"" + "\u00e4".repeat(20_000) + "\"}";

        Response response = server.send(Request.post("/api/departures/brief/body", body)
                .header("Content-Type", "text/plain; charset=UTF-8")
                .from(caller));

        assertThat(response.json()).containsEntry("body", body);
    }

    @Test
    void withTheBodyInWhichTheGatewayLookedForTheKeyOfTheLimit() {
        String body = "{\"name\":\"" + marker + "\",\"text\":\"\u00e4\"}";
        Request post = Request.post("/api/departures/posted/body", body)
                .header("Content-Type", "application/json; charset=UTF-8")
                .from(caller);
        server.send(post);

        Response response = server.send(post);

        assertThat(response.json()).containsEntry("body", body);
        assertThat(response.remaining()).isEqualTo(19);
    }

    @Test
    void onAConnectionThatGoesOnAfterwards() {
        try (Connection connection = server.connect()) {
            for (int i = 0; i < 3; i++) {
                assertThat(connection.exchange(get("now/" + i)).json()).containsEntry("text", Integer.toString(i));
            }
        }
    }
}
