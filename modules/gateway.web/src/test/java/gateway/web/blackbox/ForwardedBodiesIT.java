package gateway.web.blackbox;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.origin.Origin;
import gateway.web.blackbox.origin.Received;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Bodies on their way through")
class ForwardedBodiesIT {
    private static final int MEGABYTE = 1 << 20;

    private final GatewayServer server = ProxiedGateway.server();
    private final Origin origin = ProxiedGateway.origin();

    private static byte[] random(int size) {
        byte[] bytes = new byte[size];
        new Random(size).nextBytes(bytes);
        return bytes;
    }

    @DisplayName("E12: an upload passes whole and keeps its length")
    @ParameterizedTest
    @ValueSource(ints = {1, 100, 16_384, 100_000, 8 * MEGABYTE})
    void anUploadPassesWhole(int size) {
        byte[] body = random(size);
        Response response =
                server.send(Request.of("PUT", "/api/open/put-" + size).body(body));
        Received received = origin.request("put-" + size);

        assertThat(response.status()).isEqualTo(200);
        assertThat(received.body()).isEqualTo(body);
        assertThat(received.all("Content-Length")).containsExactly(Integer.toString(size));
        assertThat(received.all("Transfer-Encoding")).isEmpty();
    }

    @Test
    void aChunkedUploadStaysChunkedAndKeepsItsTrailers() {
        try (Connection connection = server.connect()) {
            connection.write("""
                    POST /api/open/chunked HTTP/1.1
                    Host: gateway
                    Transfer-Encoding: chunked
                    Trailer: X-Sum

                    5
                    hello
                    6
                     world
                    0
                    X-Sum: 42

                    """.replace("\n", "\r\n").getBytes(ISO_8859_1));
            assertThat(connection.read("POST").status()).isEqualTo(200);
        }
        Received received = origin.request("/chunked");

        assertThat(new String(received.body(), ISO_8859_1)).isEqualTo("hello world");
        assertThat(received.all("Transfer-Encoding")).containsExactly("chunked");
        assertThat(received.all("Content-Length")).isEmpty();
    }

    @DisplayName("E12: a download passes whole and keeps its length")
    @ParameterizedTest
    @ValueSource(ints = {1, 8192, 100_000, 8 * MEGABYTE})
    void aDownloadPassesWhole(int size) {
        String body = new String(random(size), ISO_8859_1).replaceAll("[^a-z]", "x");
        origin.on("/pub/get-" + size, ProxiedGateway.ok("", body));
        Response response = server.send(Request.get("/api/open/get-" + size));

        assertThat(response.number("Content-Length")).isEqualTo(size);
        assertThat(response.text()).isEqualTo(body);
    }

    @Test
    void aChunkedDownloadPassesAsItComes() {
        origin.on("/pub/slow-chunks", (request, wire) -> {
            wire.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n");
            Await.pause(Duration.ofMillis(500));
            wire.send("6\r\n world\r\n0\r\n\r\n");
        });

        assertThat(server.send(Request.get("/api/open/slow-chunks")).text()).isEqualTo("hello world");
    }

    @Test
    void aDownloadUntilTheEndOfTheConnectionPasses() {
        origin.on("/pub/http10", (request, wire) -> {
            wire.send("HTTP/1.0 200 OK\r\n\r\nold");
            wire.close();
        });

        assertThat(server.send(Request.get("/api/open/http10")).text()).isEqualTo("old");
    }

    @DisplayName("E12: a body that is longer than allowed is refused before it is read")
    @Test
    void whatIsAnnouncedTooLongIsRefusedAtOnce() {
        try (Connection connection = server.connect()) {
            connection.write("PUT /api/small/announced HTTP/1.1\r\nHost: gateway\r\nContent-Length: 1025\r\n\r\n"
                    .getBytes(ISO_8859_1));
            Response response = connection.read("PUT");

            assertThat(response.status()).isEqualTo(413);
            assertThat(response.json()).containsEntry("error", "Body too large");
        }
        assertThat(origin.requests("announced")).isEmpty();
        assertThat(server.send(Request.of("PUT", "/api/small/fits").body(new byte[1024]))
                        .status())
                .isEqualTo(200);
    }

    @Test
    void aChunkedBodyIsRefusedWhenItGetsTooLong() {
        try (Connection connection = server.connect()) {
            connection.write(
                    ("PUT /api/small/unannounced HTTP/1.1\r\nHost: gateway\r\nTransfer-Encoding: chunked\r\n\r\n800\r\n"
                                    + "x".repeat(2048) + "\r\n0\r\n\r\n")
                            .getBytes(ISO_8859_1));

            assertThat(connection.read("PUT").status()).isEqualTo(413);
        }
        assertThat(origin.requests("unannounced")).isEmpty();
    }

    @DisplayName("401 and 429 are sent before the body is read")
    @Test
    void aRefusalDoesNotWaitForTheBody() {
        try (Connection connection = server.connect()) {
            connection.write("PUT /api/secure/refused HTTP/1.1\r\nHost: gateway\r\nContent-Length: 100000\r\n\r\n"
                    .getBytes(ISO_8859_1));

            assertThat(connection.read("PUT").status()).isEqualTo(401);
        }
        assertThat(origin.requests("refused")).isEmpty();
    }

    @DisplayName("E05: one framing, or none")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Content-Length: 0\r\nTransfer-Encoding: chunked",
                "Transfer-Encoding: chunked\r\nContent-Length: 50",
                "Content-Length: 5\r\nContent-Length: 6",
                "Transfer-Encoding: chunked, identity"
            })
    void whatIsAmbiguousReachesNobody(String framing) {
        String inner = "GET /api/open/smuggled HTTP/1.1\r\nHost: gateway\r\n\r\n";
        try (Connection connection = server.connect().patience(Duration.ofSeconds(2))) {
            connection.write(("POST /api/open/e05 HTTP/1.1\r\nHost: gateway\r\n" + framing + "\r\n\r\n"
                            + Integer.toHexString(inner.length()) + "\r\n" + inner + "\r\n0\r\n\r\n")
                    .getBytes(ISO_8859_1));
            Response response = connection.read("POST");

            assertThat(response.status()).isIn(200, 400, 501);
            assertThat(connection.isClosedByServer()).isTrue();
        }
        assertThat(origin.requests("smuggled")).isEmpty();
    }

    @Test
    void aResponseThatBreaksOffIsSeenToBeCutOffWhereItsLengthWasTold() {
        origin.on("/pub/cut", (request, wire) -> {
            wire.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\nonly this");
            wire.reset();
        });

        assertThatThrownBy(() -> server.send(Request.get("/api/open/cut"))).isInstanceOf(UncheckedIOException.class);
        assertThat(new Management(server).logged("/api/open/cut")).hasSize(1);
    }
}
