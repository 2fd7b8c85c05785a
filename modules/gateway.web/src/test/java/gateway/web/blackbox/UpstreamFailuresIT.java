package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.origin.Origin;
import gateway.web.blackbox.origin.Wire;
import gateway.web.blackbox.server.GatewayServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("E11: upstreams that fail")
class UpstreamFailuresIT {
    private final GatewayServer server = ProxiedGateway.server();
    private final Origin origin = ProxiedGateway.origin();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "garbage\r\n\r\nmore garbage",
                "\u0000\u0001\u0002\u0003\u0004\u0005",
                "HTTP/1.1 200 OK\r\n",
                "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
                "HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n",
                "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n",
                "HTTP/9.9 200 OK\r\n\r\n",
                ""
            })
    void whatIsNoAnswerIsABadGateway(String answer) {
        assertBadGateway((request, wire) -> {
            wire.send(answer);
            wire.close();
        });
    }

    @Test
    void soAreTooManyHeaders() {
        assertBadGateway((request, wire) -> wire.send("HTTP/1.1 200 OK\r\n" + "X: y\r\n".repeat(1000) + "\r\n"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1 << 20, 10 << 20})
    void soIsAHugeHeader(int size) {
        assertBadGateway((request, wire) -> sendHugeHeader(wire, size));
    }

    private static void sendHugeHeader(Wire wire, int size) throws IOException {
        wire.send("HTTP/1.1 200 OK\r\nX: ");
        String some = "x".repeat(1 << 16);
        for (int sent = 0; sent < size; sent += some.length()) {
            wire.send(some);
        }
        wire.send("\r\n\r\n");
    }

    private void assertBadGateway(Origin.Script script) {
        origin.on("/pub/bad", script);
        Response response = server.send(Request.get("/api/open/bad"));

        assertThat(response.status()).isEqualTo(502);
        assertThat(response.header("Content-Type")).contains("application/problem+json");
        assertThat(response.header("Cache-Control")).contains("no-store");
        assertThat(response.json()).containsEntry("error", "Upstream failed");
        assertThat(response.text()).doesNotContain("127.0.0.1").doesNotContain("Exception");
        assertThat(server.send(Request.get("/api/open/well")).status()).isEqualTo(200);
    }

    @Test
    void aSilentOneTimesOut() {
        origin.on("/pub/silent", (request, wire) -> wire.awaitEnd());
        long begin = System.nanoTime();
        Response response = server.send(Request.get("/api/open/silent"));

        assertThat(response.status()).isEqualTo(504);
        assertThat(response.json()).containsEntry("error", "Upstream timed out");
        assertThat(System.nanoTime() - begin).isBetween(900_000_000L, 10_000_000_000L);
        assertThat(new Management(server).logged("/api/open/silent")).hasSize(1);
    }

    @Test
    void oneThatStallsInItsBodyIsCutOff() {
        origin.on("/pub/stalls", (request, wire) -> {
            wire.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nsome");
            wire.awaitEnd();
        });

        assertThatThrownBy(() -> server.send(Request.get("/api/open/stalls"))).isInstanceOf(UncheckedIOException.class);
    }

    @ParameterizedTest
    @CsvSource({"503, Retry-After: 7", "429, Retry-After: 7", "301, Location: /elsewhere", "500, X-Own: 1"})
    void whatOneSaysItselfPassesAsItIs(int status, String header) {
        String name = header.substring(0, header.indexOf(':'));
        origin.on(
                "/pub/own" + status,
                "HTTP/1.1 " + status + " Own Words\r\n" + header
                        + "\r\nX-RateLimit-Remaining: 77\r\nContent-Length: 3\r\n\r\nown");
        Response open = server.send(Request.get("/api/open/own" + status));

        assertThat(open.status()).isEqualTo(status);
        assertThat(open.text()).isEqualTo("own");
        assertThat(open.all(name)).containsExactly(header.substring(header.indexOf(':') + 2));
        assertThat(open.header("X-Gateway-Source").isPresent()).isEqualTo(status == 429);
    }
}
