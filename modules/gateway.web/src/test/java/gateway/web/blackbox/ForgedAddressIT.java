package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("D01: a caller cannot choose its address by a header")
class ForgedAddressIT {
    private static final Request ECHO = Request.get("/api/echo");

    @Nested
    @DisplayName("behind a trusted proxy")
    @TestInstance(Lifecycle.PER_CLASS)
    class BehindATrustedProxy {
        private final GatewayServer server = SharedGateways.reconfigurable()
                .with(
                        "gateway.trusted-proxies=127.0.0.1/32",
                        "gateway.ip.blocklist=203.0.113.9",
                        "gateway.default-tier=d01",
                        Settings.tier("d01", "fixed-window", 3, "1h"));

        @Test
        void aFakeEntryBeforeTheRealOneGivesNoFreshLimit() {
            List<Integer> statuses = IntStream.range(0, 10)
                    .mapToObj(i -> server.send(ECHO.from("10.9.8." + i + ", 198.51.100.7")))
                    .map(Response::status)
                    .toList();

            assertThat(statuses).containsExactly(200, 200, 200, 429, 429, 429, 429, 429, 429, 429);
        }

        @Test
        void aFakeEntryOfABlockedAddressDoesNoHarm() {
            Caller caller = Caller.seenBy(server, ECHO.from("203.0.113.9, 198.51.100.8"));

            assertThat(caller.ip()).isEqualTo("198.51.100.8");
        }

        @Test
        void theEntryOfTheProxyIsTheOneThatIsBlocked() {
            Response response = server.send(ECHO.from("198.51.100.9, 203.0.113.9"));

            assertThat(response.status()).isEqualTo(403);
            assertThat(response.json()).containsEntry("error", "IP is blocked");
        }

        @Test
        void trustedEntriesArePassedOver() {
            assertThat(Caller.seenBy(server, ECHO.from("198.51.100.9, 127.0.0.1"))
                            .ip())
                    .isEqualTo("198.51.100.9");
        }

        @Test
        void severalHeaderLinesAreOneList() {
            Request request = ECHO.from("203.0.113.9").from("198.51.100.10").from("127.0.0.1");

            assertThat(Caller.seenBy(server, request).ip()).isEqualTo("198.51.100.10");
        }

        @Test
        void withoutAnEntryThePeerIsTheClient() {
            List<Request> requests = List.of(ECHO, ECHO.from(""), ECHO.from(" , ,"));

            assertThat(requests)
                    .extracting(request -> Caller.seenBy(server, request))
                    .extracting(Caller::ip)
                    .containsOnly("127.0.0.1");
            assertThat(server.send(ECHO).status()).isEqualTo(429);
        }
    }

    @Nested
    @DisplayName("without a trusted proxy")
    @TestInstance(Lifecycle.PER_CLASS)
    class WithoutATrustedProxy {
        private final GatewayServer server = SharedGateways.reconfigurable()
                .with(
                        "gateway.ip.blocklist=203.0.113.9",
                        "gateway.default-tier=d01",
                        Settings.tier("d01", "fixed-window", 1000, "2h"));

        @ParameterizedTest
        @ValueSource(strings = {"10.9.8.1, 198.51.100.7", "203.0.113.9", "198.51.100.9, 127.0.0.1", "", " , ,"})
        void forwardedForMeansNothing(String value) {
            assertCountsAsPeer(ECHO.from(value));
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                X-Real-IP          | 203.0.113.9
                Forwarded          | for=203.0.113.9;host=evil.example;proto=https
                True-Client-IP     | 203.0.113.9
                CF-Connecting-IP   | 203.0.113.9
                X-Forwarded-Prefix | /evil
                X-Forwarded-Host   | evil.example
                X-Forwarded-Proto  | https
                """)
        void otherHeadersMeanNothing(String name, String value) {
            assertCountsAsPeer(ECHO.header(name, value));
        }

        private void assertCountsAsPeer(Request request) {
            Response before = server.send(ECHO);
            Response response = server.send(request);

            assertThat(Caller.in(response).ip()).isEqualTo("127.0.0.1");
            assertThat(response.remaining()).isEqualTo(before.remaining() - 1);
        }
    }
}
