package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.origin.Origin;
import gateway.web.blackbox.server.GatewayServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Paths and queries on their way to an upstream")
class ForwardedTargetsIT {
    private final GatewayServer server = ProxiedGateway.server();
    private final Origin origin = ProxiedGateway.origin();

    @Nested
    @DisplayName("E01: dot segments climb out of no route")
    class DotSegments {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "/api/open/../secure/e01",
                    "/api/open/%2e%2e/secure/e01",
                    "/api/open/.%2E/secure/e01",
                    "/api/open/a/../../../e01",
                    "/api/open/./e01",
                    "/api/open/..;/secure/e01",
                    "/api/secure/../open/e01",
                    "http://evil/api/open/../secure/e01",
                    "//evil/api/secure/e01",
                    "/api/open\\..\\secure\\e01",
                    "/api/open/..%2fsecure/e01",
                    "/api/open/%00e01"
                })
        void whatAnUpstreamCouldReadDifferentlyDoesNotReachIt(String target) {
            Response response = server.send(Request.get(target));

            assertThat(response.status()).isIn(400, 401, 404);
            assertThat(origin.requests("e01")).isEmpty();
        }

        @Test
        void whatIsEncodedTwiceIsDecodedByNobody() {
            assertThat(server.send(Request.get("/api/open/%252e%252e/twice")).status())
                    .isEqualTo(200);
            assertThat(origin.request("twice").target()).isEqualTo("/pub/%252e%252e/twice");
        }

        @Test
        void aKeyIsNeededWhereItIsNeededHoweverThePathIsWritten() {
            assertThat(server.send(Request.get("/api/%73ecure/encoded")).status())
                    .isEqualTo(401);
            assertThat(origin.requests("encoded")).isEmpty();
        }
    }

    @Nested
    @DisplayName("E08: queries as they come")
    class Queries {

        @ParameterizedTest
        @CsvSource({
            "q1?a=%3E%20b, q1?a=%3E%20b",
            "q2?q=%2B+%2b, q2?q=%2B+%2b",
            "q3?a=1&a=2&b&c=&=d, q3?a=1&a=2&b&c=&=d",
            "q4?u=http://h/?a=b%26c, q4?u=http://h/?a=b%26c",
            "q5?utf=%E4%BD%A0, q5?utf=%E4%BD%A0",
            "q6?p=a;b, q6?p=a;b",
            "q7?, q7",
            "q8, q8",
            "q9/a%2Bb%20c;v=1, q9/a%2Bb%20c;v=1",
            "q10/, q10/",
            "q11?f=[x], q11?f=[x]"
        })
        void theUpstreamGetsTheSameBytes(String sent, String received) {
            assertThat(server.send(Request.get("/api/open/" + sent)).status()).isEqualTo(200);
            assertThat(origin.request("/pub/" + sent.replaceFirst("[?/].*", "")).target())
                    .isEqualTo("/pub/" + received);
        }

        @ParameterizedTest
        @CsvSource({"k1?a=%2B&apiKey=KEY&b=%2F, k1?a=%2B&b=%2F", "k2?apiKey=KEY, k2", "k3?x&api%4bey=KEY&, k3?x&"})
        void theKeyAloneIsTakenOut(String sent, String received) {
            String target = "/api/secure/" + sent.replace("KEY", Settings.secret("proxied"));
            assertThat(server.send(Request.get(target)).status()).isEqualTo(200);
            assertThat(origin.request("/sec/" + sent.substring(0, 2)).target()).isEqualTo("/sec/" + received);
        }

        @ParameterizedTest
        @ValueSource(strings = {"?x=100%", "?x=%zz", "?f=\"q\"|{}^"})
        void whatIsNoQueryIsRefused(String query) {
            assertThat(server.send(Request.get("/api/open/bad" + query)).status())
                    .isEqualTo(400);
        }
    }
}
