package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("D03: forms of an address in X-Forwarded-For")
class AddressFormsIT {
    private final GatewayServer server = SharedGateways.common();

    @ParameterizedTest
    @CsvSource({
        "198.51.100.7:51234, 198.51.100.7",
        "[2001:db8::1]:443, 2001:db8::1",
        "[2001:db8::1], 2001:db8::1",
        "2001:db8:85a3:8d3:1319:8a2e:370:9c82, 2001:db8:85a3:8d3:1319:8a2e:370:9c82",
        "2001:DB8:0:0:0:0:0:1, 2001:db8::1",
        "::ffff:198.51.100.7, 198.51.100.7"
    })
    void everyFormOfAnAddressIsOneText(String written, String canonical) {
        assertThat(address(written)).isEqualTo(canonical);
    }

    static Stream<String> malformed() {
        return Stream.of(
                "fe80::1%eth0",
                "::1%" + "a".repeat(4000),
                "unknown",
                "_hidden",
                "evil.example.com",
                "198.51.100.7:99999",
                "0198.051.100.007",
                "3325256711",
                "1.2.3");
    }

    @ParameterizedTest
    @MethodSource("malformed")
    void whatIsNoAddressIsThePeers(String malformed) {
        assertThat(address(malformed)).isEqualTo("127.0.0.1");
    }

    @ParameterizedTest
    @MethodSource("malformed")
    void nothingLeftOfWhatIsNoAddressCounts(String malformed) {
        assertThat(address("198.51.100.7, " + malformed)).isEqualTo("127.0.0.1");
    }

    @ParameterizedTest
    @MethodSource("malformed")
    void theLastGoodHopCountsBeforeWhatIsNoAddress(String malformed) {
        assertThat(address(malformed + ", 198.51.100.7")).isEqualTo("198.51.100.7");
    }

    @Test
    void aHeaderOf100KibIsRefused() {
        Response response = server.send(Request.get("/api/echo").from("1,".repeat(51_200)));

        assertThat(response.status()).isIn(400, 431);
    }

    private String address(String forwardedFor) {
        return Caller.seenBy(server, Request.get("/api/echo").from(forwardedFor))
                .ip();
    }
}
