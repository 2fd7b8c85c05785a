package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("D07: Forwarded (RFC 7239) with quotes and forged parts")
@TestInstance(Lifecycle.PER_CLASS)
class ForwardedIT {
    private final GatewayServer server = SharedGateways.reconfigurable()
            .with(
                    "gateway.trusted-proxies=127.0.0.1/32",
                    "gateway.forwarded-header=forwarded",
                    "gateway.ip.blocklist=203.0.113.9",
                    "gateway.default-tier=unlimited");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
                    for="[2001:db8::17]:4711";proto=https | 2001:db8::17
                    For=192.0.2.60;by=203.0.113.9         | 192.0.2.60
                    for=unknown, for=_x                   | 127.0.0.1
                    for=192.0.2.61, for=127.0.0.1         | 192.0.2.61
                    """)
    void theNearestUntrustedHopIsTheClient(String forwarded, String address) {
        assertThat(Caller.seenBy(server, forwarded(forwarded)).ip()).isEqualTo(address);
    }

    @ParameterizedTest
    @ValueSource(strings = {"for=1.1.1.1, for=203.0.113.9", "user=\"x,for=192.0.2.1\";for=203.0.113.9"})
    void aForgedPartBeforeDoesNotHideABlockedAddress(String forwarded) {
        assertThat(server.send(forwarded(forwarded)).status()).isEqualTo(403);
    }

    @Test
    void aStrayQuoteGivesNoAddressOfTheCallersChoice() {
        Response response = server.send(forwarded("for=injected;by=\", for=203.0.113.9"));

        assertThat(response.status()).isIn(200, 400, 403);
        if (response.status() == 200) {
            assertThat(Caller.in(response).ip()).isEqualTo("127.0.0.1");
        }
    }

    @Test
    void onlyTheConfiguredHeaderIsRead() {
        Request both = forwarded("for=192.0.2.1").from("203.0.113.9");

        assertThat(Caller.seenBy(server, both).ip()).isEqualTo("192.0.2.1");
        assertThat(Caller.seenBy(
                                SharedGateways.common(),
                                forwarded("for=203.0.113.9").from("192.0.2.1"))
                        .ip())
                .isEqualTo("192.0.2.1");
    }

    private static Request forwarded(String value) {
        return Request.get("/api/echo").header("Forwarded", value);
    }
}
