package gateway.security.address;

import static gateway.security.address.Addresses.header;
import static gateway.security.address.Addresses.ip;
import static gateway.security.address.Addresses.set;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.address.AddressMode;
import gateway.api.client.IpAddress;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Case D01: the client's address is never taken from what the client itself wrote into a header. */
class D01ClientAddressFromHeaderTest {
    private static final IpAddress PEER = ip("127.0.0.1");

    private final AddressRules rules = new AddressRules(AddressMode.BLOCKLIST, AddressSet.empty(), set("203.0.113.9"));

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
    void aRotatingLeftmostEntryMakesNoNewClient(int i) {
        assertThat(behindProxy("10.9.8." + i + ", 198.51.100.7")).isEqualTo(ip("198.51.100.7"));
    }

    @ParameterizedTest
    @CsvSource({
        "'203.0.113.9, 198.51.100.8',  198.51.100.8,  ALLOWED",
        "'198.51.100.9, 203.0.113.9',  203.0.113.9,   BLOCKED",
        "'198.51.100.9, 127.0.0.1',    198.51.100.9,  ALLOWED",
    })
    void theRightmostEntryThatIsNoProxyCounts(String line, String client, AddressVerdict verdict) {
        assertThat(behindProxy(line)).isEqualTo(ip(client));
        assertThat(rules.verdict(behindProxy(line))).isEqualTo(verdict);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " , ,", ",", "\t"})
    void anEmptyHeaderLeavesThePeer(String line) {
        assertThat(behindProxy(line)).isEqualTo(PEER);
    }

    @Test
    void anAbsentHeaderLeavesThePeer() {
        assertThat(trusting("127.0.0.1/32").resolve(PEER, name -> List.of())).isEqualTo(PEER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"203.0.113.9", "198.51.100.9, 127.0.0.1", "", "for=203.0.113.9"})
    void anUntrustedPeerIsTheClientWhateverHeadersSay(String line) {
        assertThat(trusting().resolve(PEER, name -> List.of(line))).isEqualTo(PEER);
    }

    @Test
    void anUntrustedPeerIsNotAskedForAnyHeader() {
        assertThat(trusting().resolve(PEER, name -> {
                    throw new AssertionError("asked for " + name);
                }))
                .isEqualTo(PEER);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"x-real-ip", "forwarded", "true-client-ip", "cf-connecting-ip", "x-forwarded-prefix", "client-ip"
            })
    void noOtherHeaderIsReadBehindAProxy(String other) {
        assertThat(trusting("127.0.0.1/32").resolve(PEER, header(other, "203.0.113.9")))
                .isEqualTo(PEER);
    }

    private static IpAddress behindProxy(String line) {
        return trusting("127.0.0.1/32").resolve(PEER, header("x-forwarded-for", line));
    }

    private static ClientAddressResolver trusting(String... proxies) {
        return new ClientAddressResolver(set(proxies), ForwardedHeader.X_FORWARDED_FOR);
    }
}
