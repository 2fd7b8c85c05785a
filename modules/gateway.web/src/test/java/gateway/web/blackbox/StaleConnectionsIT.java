package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.origin.Origin;
import gateway.web.blackbox.origin.Received;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("E10: upstreams that close connections just when they are to be used")
class StaleConnectionsIT {
    private final GatewayServer server = ProxiedGateway.server();
    private final Origin origin = ProxiedGateway.origin();

    /** Answers the first request of a connection and closes it at the second one, without a word. */
    private void closingAtSecond(String path) {
        Set<Object> used = ConcurrentHashMap.newKeySet();
        origin.on(path, (request, wire) -> {
            if (used.add(wire)) {
                wire.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
            } else {
                wire.close();
            }
        });
    }

    @Test
    void aGetIsSentAgain() {
        closingAtSecond("/pub/closing-get");
        for (int i = 0; i < 20; i++) {
            assertThat(server.send(Request.get("/api/open/closing-get")).status())
                    .isEqualTo(200);
        }
        assertThat(new Management(server).logged("closing-get")).hasSize(20);
    }

    @Test
    void aPostIsSentOnceAtMost() {
        closingAtSecond("/pub/closing-post");
        for (int i = 0; i < 10; i++) {
            String body = "id " + i;
            assertThat(server.send(Request.post("/api/open/closing-post", body)).status())
                    .isIn(200, 502);
        }
        List<Received> received = origin.requests("closing-post");
        assertThat(received.stream()
                        .map(request -> new String(request.body(), java.nio.charset.StandardCharsets.UTF_8)))
                .doesNotHaveDuplicates();
    }

    @Test
    void aPostFailsNotForAConnectionThatWasIdle() {
        origin.on("/pub/idle-post", (request, wire) -> {
            wire.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
            Await.pause(Duration.ofMillis(400));
            wire.reset();
        });
        for (int i = 0; i < 8; i++) {
            assertThat(server.send(Request.post("/api/open/idle-post", "x")).status())
                    .isEqualTo(200);
            Await.pause(Duration.ofMillis(398));
        }
    }
}
