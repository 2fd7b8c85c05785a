package gateway.web.blackbox;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.time.Duration;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("E05: Content-Length together with Transfer-Encoding")
class FramingIT {
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final GatewayServer server = SharedGateways.common();

    static Stream<String> ambiguousHeads() {
        return Stream.of(
                "Content-Length: 0\r\nTransfer-Encoding: chunked\r\n",
                "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
                "Content-Length: 50\r\nTransfer-Encoding: chunked\r\n",
                "Transfer-Encoding: chunked\r\nContent-Length: 0\r\n",
                "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
                "Transfer-Encoding: chunked\r\nContent-Length: 50\r\n");
    }

    /** Either refused or read by one framing; what the other framing would take for a request never is one. */
    @ParameterizedTest
    @MethodSource("ambiguousHeads")
    void nothingIsSmuggledInsideAChunk(String head) {
        String marker = marker();
        String inner = smuggled(marker);
        String body = Integer.toHexString(inner.length()) + "\r\n" + inner + "\r\n0\r\n\r\n";

        assertAtMostOneRequest(post("HTTP/1.1", head) + body, inner.length(), marker);
    }

    @ParameterizedTest
    @MethodSource("ambiguousHeads")
    void nothingIsSmuggledBehindAnEarlyLastChunk(String head) {
        String marker = marker();

        assertAtMostOneRequest(post("HTTP/1.1", head) + "0\r\n\r\n" + smuggled(marker), 0, marker);
    }

    @Test
    void chunksMeanNothingToHttp10() {
        String marker = marker();

        assertAtMostOneRequest(
                post("HTTP/1.0", "Transfer-Encoding: chunked\r\n") + "0\r\n\r\n" + smuggled(marker), 0, marker);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Transfer-Encoding: chunked, identity\r\n",
                "Transfer-Encoding: gzip, chunked\r\n",
                "Transfer-Encoding: xchunked\r\n",
                "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n",
                "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
                "Content-Length: 0\r\nContent-Length: 0\r\n"
            })
    void otherFramingsAreRefused(String head) {
        assertThat(answerTo(head).status()).isIn(400, 501);
    }

    /** Liberty drops such a header, so that the application sees a request without a body. */
    @ParameterizedTest
    @ValueSource(strings = {"0, 0", "+0", "-1", "0x0", "five", "", "99999999999999999999"})
    void aLengthThatIsNoNumberIsRefusedOrNone(String length) {
        Response response = answerTo("Content-Length: " + length + "\r\n");

        assertThat(response.status()).isIn(200, 400, 501);
        if (response.status() == 200) {
            assertThat(Caller.in(response).bodyLength()).isZero();
        }
    }

    private Response answerTo(String head) {
        try (Connection connection = server.connect().patience(PATIENCE)) {
            connection.write((post("HTTP/1.1", head) + "0\r\n\r\n").getBytes(ISO_8859_1));
            return connection.read("POST");
        }
    }

    /** WildFly closes the connection without a word, and passes over what stands behind a chunk. */
    @Tag("liberty")
    @ParameterizedTest
    @ValueSource(strings = {"xyz\r\nhello\r\n0\r\n\r\n", "5\r\nhelloX\r\n0\r\n\r\n", "-5\r\nhello\r\n0\r\n\r\n"})
    void aBrokenChunkIsAFaultOfTheCaller(String body) {
        try (Connection connection = server.connect().patience(PATIENCE)) {
            connection.write((post("HTTP/1.1", "Transfer-Encoding: chunked\r\n") + body).getBytes(ISO_8859_1));

            assertThat(connection.read("POST").status()).isEqualTo(400);
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }

    @Test
    void aGetMayHaveABody() {
        try (Connection connection = server.connect()) {
            connection.write(
                    "GET /api/echo HTTP/1.1\r\nHost: gateway\r\nContent-Length: 5\r\n\r\nhello".getBytes(ISO_8859_1));
            assertThat(connection.read("GET").status()).isEqualTo(200);

            connection.write("GET /api/echo HTTP/1.1\r\nHost: gateway\r\n\r\n".getBytes(ISO_8859_1));
            assertThat(connection.read("GET").status()).isEqualTo(200);
        }
    }

    @Test
    void bytesBehindAnEmptyBodyAreTheNextRequest() {
        try (Connection connection = server.connect()) {
            connection.write((post("HTTP/1.1", "Content-Length: 0\r\n") + "rubbish\r\n\r\n").getBytes(ISO_8859_1));

            assertThat(Caller.in(connection.read("POST")).bodyLength()).isZero();
            assertThat(connection.read("POST").status()).isEqualTo(400);
        }
    }

    private void assertAtMostOneRequest(String bytes, int bodyLength, String marker) {
        try (Connection connection = server.connect().patience(PATIENCE)) {
            connection.write(bytes.getBytes(ISO_8859_1));
            Response response = connection.read("POST");

            assertThat(response.status()).isIn(200, 400, 501);
            if (response.status() == 200) {
                assertThat(Caller.in(response).bodyLength()).isEqualTo(bodyLength);
            }
            assertThat(connection.isClosedByServer()).isTrue();
        }
        assertThat(new Management(server).logged(marker)).isEmpty();
    }

    private static String post(String version, String head) {
        return "POST /api/echo " + version + "\r\nHost: gateway\r\n" + head + "\r\n";
    }

    private static String marker() {
        return "smuggled-" + UUID.randomUUID();
    }

    private static String smuggled(String marker) {
        return "GET /api/" + marker + " HTTP/1.1\r\nHost: gateway\r\n\r\n";
    }
}
