package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.EventStream;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.origin.Origin;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Streams through the proxy")
class ForwardedStreamsIT {
    private static final Duration SOON = Duration.ofSeconds(5);

    private final GatewayServer server = ProxiedGateway.server();
    private final Origin origin = ProxiedGateway.origin();

    @DisplayName("H03 (ii): each event passes when it comes, and silence does not end the stream")
    @Test
    void eventsPassUnbuffered() {
        Semaphore next = new Semaphore(0);
        origin.on("/pub/events", (request, wire) -> {
            wire.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n");
            for (int id = 1; id <= 4; id++) {
                next.acquireUninterruptibly();
                String event = "id: " + id + "\ndata: event " + id + "\n\n";
                wire.send(Integer.toHexString(event.length()) + "\r\n" + event + "\r\n");
            }
            wire.awaitEnd();
        });
        try (EventStream stream = EventStream.open(server.connect(), Request.get("/api/open/events"))) {
            for (int id = 1; id <= 3; id++) {
                next.release();
                assertThat(stream.next(SOON).data()).isEqualTo("event " + id);
            }
            // Longer than an ordinary body may be silent on this route.
            Await.pause(Duration.ofSeconds(3));
            next.release();
            assertThat(stream.next(SOON).data()).isEqualTo("event 4");
            assertThat(stream.head().header("Content-Type")).contains("text/event-stream");
            assertThat(stream.head().header("X-Accel-Buffering")).contains("no");
            assertThat(stream.head().header("Cache-Control")).isPresent();
            assertThat(stream.head().header("Content-Length")).isEmpty();
        }
    }

    @DisplayName("E17: a WebSocket is refused clearly, and the upstream sees nothing of it")
    @ParameterizedTest
    @ValueSource(strings = {"Upgrade", "keep-alive, Upgrade", "upgrade"})
    void aWebSocketIsRefused(String connection) {
        Response response = server.send(handshake("/api/open/ws", connection));

        assertThat(response.status()).isEqualTo(501);
        assertThat(response.json()).containsEntry("error", "Not implemented");
        assertThat(origin.requests("/ws")).isEmpty();
    }

    @Test
    void withoutAKeyItIsRefusedForThat() {
        assertThat(server.send(handshake("/api/secure/ws", "Upgrade")).status()).isEqualTo(401);
        assertThat(origin.requests("/ws")).isEmpty();
    }

    private static Request handshake(String target, String connection) {
        return Request.get(target)
                .header("Upgrade", "websocket")
                .header("Connection", connection)
                .header("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==")
                .header("Sec-WebSocket-Version", "13");
    }
}
