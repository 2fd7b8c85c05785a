package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.origin.Origin;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("E18: callers who go away free what their requests hold")
class CallersGoneIT {
    private static final Duration SOON = Duration.ofSeconds(10);
    private static final int PLACES = 10;

    private final GatewayServer server = ProxiedGateway.server();
    private final Origin origin = ProxiedGateway.origin();

    @Test
    void anEndlessDownloadEndsWithItsCaller() {
        origin.on("/pub/endless", (request, wire) -> {
            wire.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
            while (true) {
                wire.send("5\r\nhello\r\n");
                Await.pause(Duration.ofMillis(50));
            }
        });
        Connection connection = server.connect();
        connection.write(Request.get("/api/open/endless"));
        connection.readHead();
        int open = origin.open();
        connection.reset();
        Await.until(SOON, "the end of the connection to the origin", () -> origin.open() < open);
    }

    @DisplayName("B01: no more than the places are under way; who comes besides gets 503 at once")
    @Test
    void placesOfThoseWhoWaitBecomeFree() {
        long before = forwarding();
        origin.on("/narrow/slow", (request, wire) -> wire.awaitEnd());
        List<Connection> callers =
                IntStream.range(0, PLACES).mapToObj(i -> server.connect()).toList();
        callers.forEach(caller -> caller.write(Request.get("/api/narrow/slow")));
        Await.until(
                SOON,
                "all requests at the origin",
                () -> origin.requests("/narrow/slow").size() == PLACES);

        Response refused = server.send(Request.get("/api/narrow/fast"));
        assertThat(refused.status()).isEqualTo(503);
        assertThat(refused.header("Retry-After")).isPresent();

        callers.forEach(Connection::close);
        Await.until(
                SOON,
                "places for others",
                () -> server.send(Request.get("/api/narrow/fast")).status() == 200);
        Await.until(SOON, "the end of all these requests", () -> forwarding() <= before);
    }

    private long forwarding() {
        return ((Number) new Management(server).get("metrics").json().get("forwarding")).longValue();
    }
}
