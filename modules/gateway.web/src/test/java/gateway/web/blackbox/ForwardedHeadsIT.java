package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Connection;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.origin.Origin;
import gateway.web.blackbox.origin.Received;
import gateway.web.blackbox.server.GatewayServer;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Heads of requests and responses on their way through")
class ForwardedHeadsIT {
    private final GatewayServer server = ProxiedGateway.server();
    private final Origin origin = ProxiedGateway.origin();

    @Nested
    @DisplayName("E07: responses without a body")
    class WithoutBody {

        @ParameterizedTest
        @CsvSource({
            "HEAD, HTTP/1.1 200 OK|Content-Length: 1234, 200, 1234",
            "HEAD, HTTP/1.1 200 OK|Transfer-Encoding: chunked, 200, ",
            "GET, 'HTTP/1.1 304 Not Modified|ETag: \"e\"|Content-Length: 1234', 304, ",
            "GET, HTTP/1.1 204 No Content, 204, ",
            "POST, HTTP/1.1 205 Reset Content|Content-Length: 0, 205, 0",
            "GET, HTTP/1.1 200 OK|Content-Length: 0, 200, 0",
            "GET, HTTP/1.1 103 Early Hints|Link: </x>||HTTP/1.1 200 OK|Content-Length: 0, 200, 0"
        })
        void areSentAtOnceAndTheConnectionGoesOn(String method, String answer, int status, String length) {
            String path = "e07-" + Integer.toHexString(answer.hashCode()) + method;
            origin.on("/pub/" + path, answer.replace("|", "\r\n") + "\r\n\r\n");
            try (Connection connection = server.connect()) {
                Response response = connection.exchange(Request.of(method, "/api/open/" + path));

                assertThat(response.status()).isEqualTo(status);
                if (length != null) {
                    assertThat(response.header("Content-Length")).contains(length);
                }
                if (status == 304) {
                    assertThat(response.header("ETag")).contains("\"e\"");
                }
                assertThat(response.header("Transfer-Encoding")).isEmpty();
                assertThat(connection.exchange(Request.get("/api/open/next")).text())
                        .isEqualTo("ok");
            }
            assertThat(origin.request(path).method()).isEqualTo(method);
        }
    }

    @Nested
    @DisplayName("E15: encodings, framing, and headers about the connection")
    class HopByHop {

        @Test
        void aCompressedResponsePassesAsItIs() {
            String body = "\u001f\u008bnot really gzip";
            origin.on(
                    "/pub/compressed",
                    ProxiedGateway.ok("Content-Encoding: gzip\r\nETag: \"g\"\r\nVary: Accept-Encoding\r\n", body));
            for (String accepted : List.of("gzip", "identity", "br")) {
                Response response =
                        server.send(Request.get("/api/open/compressed").header("Accept-Encoding", accepted));

                assertThat(response.header("Content-Encoding")).contains("gzip");
                assertThat(response.header("ETag")).contains("\"g\"");
                assertThat(response.number("Content-Length")).isEqualTo(body.length());
            }
            assertThat(origin.requests("compressed"))
                    .extracting(request -> request.all("Accept-Encoding"))
                    .containsExactly(List.of("gzip"), List.of("identity"), List.of("br"));
        }

        @Test
        void whatIsAboutTheConnectionToTheUpstreamEndsThere() {
            origin.on("/pub/hop", """
                    HTTP/1.1 200 OK
                    Transfer-Encoding: chunked
                    Connection: keep-alive, X-Hop
                    X-Hop: 1
                    Keep-Alive: timeout=5
                    Proxy-Authenticate: x
                    Trailer: T
                    Date: Tue, 01 Dec 2026 00:00:00 GMT
                    Server: origin

                    5
                    hello
                    0

                    """.replace("\n", "\r\n"));
            Response response = server.send(Request.get("/api/open/hop"));

            assertThat(response.text()).isEqualTo("hello");
            for (String dropped : List.of("X-Hop", "Keep-Alive", "Proxy-Authenticate", "Trailer")) {
                assertThat(response.all(dropped)).as(dropped).isEmpty();
            }
            assertThat(response.all("Date")).hasSize(1);
            assertThat(response.all("Server")).containsExactly("origin");
            assertThat(response.all("Transfer-Encoding").size()
                            + response.all("Content-Length").size())
                    .isEqualTo(1);
        }

        @Test
        void aCompressedRequestPassesAsItIs() {
            byte[] body = {0x1f, (byte) 0x8b, 0, (byte) 0xff, 1};
            server.send(Request.of("POST", "/api/open/gzipped")
                    .header("Content-Encoding", "gzip")
                    .body(body));
            Received received = origin.request("gzipped");

            assertThat(received.body()).isEqualTo(body);
            assertThat(received.all("Content-Length")).containsExactly("5");
            assertThat(received.all("Content-Encoding")).containsExactly("gzip");
            assertThat(received.all("Transfer-Encoding")).isEmpty();
        }

        @Test
        void whatIsAboutTheConnectionOfTheCallerEndsHere() {
            server.send(Request.get("/api/open/request-hop")
                    .header("TE", "trailers")
                    .header("Upgrade", "h2c")
                    .header("HTTP2-Settings", "AAMAAABkAAQAAP__")
                    .header("Proxy-Authorization", "Basic eDp5")
                    .header("Keep-Alive", "timeout=5")
                    .header("Connection", "Upgrade, HTTP2-Settings, X-Private")
                    .header("X-Private", "1"));
            Received received = origin.request("request-hop");

            for (String dropped : List.of(
                    "TE",
                    "Upgrade",
                    "HTTP2-Settings",
                    "Proxy-Authorization",
                    "Keep-Alive",
                    "Connection",
                    "X-Private")) {
                assertThat(received.all(dropped)).as(dropped).isEmpty();
            }
        }
    }

    @Nested
    @DisplayName("E14: addresses of the upstream")
    class Addresses {

        @ParameterizedTest
        @CsvSource({
            "l1, 'http://UP/app/x?u=http://UP/app', '/api/svc/x?u=http://UP/app'",
            "l2, /app/x, /api/svc/x",
            "l3, x, x",
            "l4, //UP/app/x, /api/svc/x",
            "l5, https://other.example/app, https://other.example/app",
            "l6, http://UP/apple, /apple",
            "l7, ht!tp://, ht!tp://"
        })
        void areRewritten(String id, String sent, String expected) {
            String up = "127.0.0.1:" + origin.port();
            origin.on(
                    "/app/" + id,
                    "HTTP/1.1 302 Found\r\nLocation: " + sent.replace("UP", up)
                            + "\r\nSet-Cookie: a=1; Path=/app; Domain=127.0.0.1\r\nSet-Cookie: b=2; Path=/\r\n"
                            + "Content-Length: 0\r\n\r\n");
            Response response = server.send(Request.get("/api/svc/" + id).header("Host", "evil.example"));

            assertThat(response.status()).isEqualTo(302);
            assertThat(response.all("Location")).containsExactly(expected.replace("UP", up));
            assertThat(response.all("Set-Cookie")).containsExactly("a=1; Path=/api/svc", "b=2; Path=/");
        }

        @Test
        void theHostIsKeptByChoice() {
            server.send(Request.get("/api/svc/host").header("Host", "pub.example"));
            server.send(Request.get("/api/named/host").header("Host", "pub.example"));

            assertThat(origin.requests("/app/host"))
                    .extracting(request -> request.all("Host"))
                    .containsExactly(List.of("127.0.0.1:" + origin.port()), List.of("pub.example"));
        }

        @Test
        void aCookieOfTheGatewayCannotBeSet() {
            origin.on("/app/cookie", ProxiedGateway.ok("Set-Cookie: gateway-session=x; Path=/\r\n", ""));

            assertThat(server.send(Request.get("/api/svc/cookie")).all("Set-Cookie"))
                    .isEmpty();
        }
    }

    @Nested
    @DisplayName("D01, F02: who calls, and by what credential")
    class Callers {

        @Test
        void nothingThatACallerClaimsReachesTheUpstreamAsAFact() {
            server.send(Request.get("/api/open/d01")
                    .header("X-Forwarded-For", "203.0.113.9")
                    .header("X-Forwarded-Host", "fake")
                    .header("X-Forwarded-Proto", "https")
                    .header("X-Forwarded-Prefix", "/fake")
                    .header("Forwarded", "for=203.0.113.9")
                    .header("X-Real-IP", "203.0.113.9")
                    .header("True-Client-IP", "203.0.113.9")
                    .header("CF-Connecting-IP", "203.0.113.9"));
            Received received = origin.request("d01");

            assertThat(received.all("X-Forwarded-For")).containsExactly("127.0.0.1");
            assertThat(received.all("X-Forwarded-Proto")).containsExactly("http");
            assertThat(received.head()).doesNotContain("203.0.113.9").doesNotContain("fake");
        }

        @Test
        void noCredentialForTheGatewayIsHandedOn() {
            server.send(Request.get("/api/secure/f02?a=1&b=2")
                    .key(Settings.secret("proxied"))
                    .header("Authorization", "Basic YWRtaW46c2VjcmV0")
                    .header("Cookie", "a=1; gateway-session=secret-session; b=2"));
            Received received = origin.request("f02");

            assertThat(received.target()).isEqualTo("/sec/f02?a=1&b=2");
            assertThat(received.head())
                    .doesNotContain(Settings.secret("proxied"))
                    .doesNotContain("YWRtaW46c2VjcmV0")
                    .doesNotContain("secret-session");
            assertThat(received.all("Cookie")).containsExactly("a=1; b=2");
        }
    }
}
