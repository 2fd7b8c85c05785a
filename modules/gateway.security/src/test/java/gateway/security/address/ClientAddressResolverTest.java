package gateway.security.address;

import static gateway.security.address.Addresses.header;
import static gateway.security.address.Addresses.ip;
import static gateway.security.address.Addresses.set;
import static gateway.security.address.ForwardedHeader.FORWARDED;
import static gateway.security.address.ForwardedHeader.X_FORWARDED_FOR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import gateway.api.client.IpAddress;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClientAddressResolverTest {
    private static final IpAddress PEER = ip("10.0.0.1");
    private static final AddressSet PROXIES = set("10.0.0.0/8", "2001:db8:ffff::/48");

    @Test
    void readsOnOverEveryTrustedHop() {
        assertThat(client("192.0.2.1, 198.51.100.7, [2001:db8:ffff::2]:443, 10.0.0.3:80"))
                .isEqualTo(ip("198.51.100.7"));
    }

    @Test
    void seesATrustedProxyInItsMappedForm() {
        assertThat(client("192.0.2.1, 198.51.100.7, ::ffff:10.0.0.3")).isEqualTo(ip("198.51.100.7"));
    }

    @Test
    void takesTheLeftmostHopIfAllAreTrusted() {
        assertThat(client("10.0.0.4, 10.0.0.3, 10.0.0.2")).isEqualTo(ip("10.0.0.4"));
    }

    @Test
    void stopsAtTheLastGoodHopBeforeAMalformedOne() {
        assertThat(client("192.0.2.1, junk, 10.0.0.3, 10.0.0.2")).isEqualTo(ip("10.0.0.3"));
        assertThat(client("192.0.2.1, fe80::1%eth0, 10.0.0.2")).isEqualTo(ip("10.0.0.2"));
    }

    @Test
    void readsSeveralLinesAsOneList() {
        assertThat(client("192.0.2.1", "198.51.100.7, 10.0.0.3", "10.0.0.2")).isEqualTo(ip("198.51.100.7"));
        assertThat(client("198.51.100.7", "", " ,")).isEqualTo(ip("198.51.100.7"));
        assertThat(client("", "198.51.100.7")).isEqualTo(ip("198.51.100.7"));
        assertThat(client("198.51.100.7", "junk")).isEqualTo(PEER);
    }

    @Test
    void passesOverElementsOfWhiteSpace() {
        assertThat(client("192.0.2.1,198.51.100.7 ,\t, ,10.0.0.2\t,")).isEqualTo(ip("198.51.100.7"));
    }

    @Test
    void readsForwardedOverTrustedHopsToo() {
        assertThat(new ClientAddressResolver(PROXIES, FORWARDED)
                        .resolve(
                                PEER,
                                header(
                                        "forwarded",
                                        "for=192.0.2.1",
                                        "for=198.51.100.7;host=\"a,b\", for=\"[2001:db8:ffff::2]:_p\";proto=https")))
                .isEqualTo(ip("198.51.100.7"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "for=\"2001:db8::1\"", "for=2001:db8::1", "for=[2001:db8::1]", "for=192.0.2.1:80", "proto=https",
                "for=\"\"", "for=\"unknown\"", "for=\"192.0.2.1:_\"", "for=\"192.0.2.1:_p!\"", "for=\"_h:80\"",
                "for=\" 192.0.2.1\"", "192.0.2.1"
            })
    void believesNothingInForwardedThatTheGrammarDoesNotAllow(String element) {
        assertThat(new ClientAddressResolver(PROXIES, FORWARDED)
                        .resolve(PEER, header("forwarded", "for=192.0.2.9, " + element)))
                .isEqualTo(PEER);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ",",
                " ,",
                "1,",
                "\"",
                "\\",
                "\\\"",
                "\",",
                "for=",
                ";",
                "for=10.0.0.2,",
                "for=\"10.0.0.2\", ",
                "10.0.0.2,",
                "x=\"\\\"\",",
                "[",
                ":",
                "_",
                "a",
                "\u0000"
            })
    void readsAHostileHeaderInLinearTime(String unit) {
        List<String> hostile =
                List.of(unit.repeat(102_400 / unit.length()) + "\"", unit.repeat(102_400 / unit.length()));
        for (ForwardedHeader header : ForwardedHeader.values()) {
            ClientAddressResolver resolver = new ClientAddressResolver(PROXIES, header);
            IpAddress client =
                    assertTimeoutPreemptively(Duration.ofSeconds(2), () -> resolver.resolve(PEER, name -> hostile));
            assertThat(PROXIES.contains(client)).isTrue();
        }
    }

    @Test
    void saysWhichPeersItTrusts() {
        ClientAddressResolver resolver = new ClientAddressResolver(PROXIES, X_FORWARDED_FOR);
        assertThat(resolver.trusts(ip("10.255.0.1"))).isTrue();
        assertThat(resolver.trusts(ip("192.0.2.1"))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1,                     127.0.0.1",
        "0:0:0:0:0:0:0:1,               ::1",
        "fe80:0:0:0:0:0:0:1%eth0,       fe80::1",
        "fe80::1%2,                     fe80::1",
        "[::1],                         ::1",
        "[fe80::1%eth0],                fe80::1",
        "::ffff:192.0.2.1,              192.0.2.1",
    })
    void understandsPeersAsContainersNameThem(String text, String address) {
        assertThat(ClientAddressResolver.peer(text)).contains(ip(address));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "localhost", "unix:", "127.0.0.1%lo", "[::1", "::1]", "%eth0", "[]", "127.0.0.1:80"})
    void takesNothingElseForAPeer(String text) {
        assertThat(ClientAddressResolver.peer(text)).isEmpty();
    }

    private static IpAddress client(String... lines) {
        return new ClientAddressResolver(PROXIES, X_FORWARDED_FOR).resolve(PEER, header("x-forwarded-for", lines));
    }
}
