package gateway.security.address;

import static gateway.security.address.Addresses.header;
import static gateway.security.address.Addresses.ip;
import static gateway.security.address.Addresses.set;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.IpAddress;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Case D03: ports, brackets and bare IPv6 are understood; anything else is not an address and stops the reading. */
class D03AddressFormsTest {
    private static final IpAddress PEER = ip("127.0.0.1");

    private final ClientAddressResolver resolver =
            new ClientAddressResolver(set("127.0.0.1/32"), ForwardedHeader.X_FORWARDED_FOR);

    @ParameterizedTest
    @CsvSource({
        "198.51.100.7:51234,                       198.51.100.7",
        "[2001:db8::1]:443,                        2001:db8::1",
        "[2001:db8::1],                            2001:db8::1",
        "2001:db8:85a3:8d3:1319:8a2e:370:9c82,     2001:db8:85a3:8d3:1319:8a2e:370:9c82",
        "2001:DB8:0:0:0:0:0:1,                     2001:db8::1",
        "198.51.100.7:0,                           198.51.100.7",
        "198.51.100.7:65535,                       198.51.100.7",
        "::ffff:198.51.100.7,                      198.51.100.7",
        "[::ffff:198.51.100.7]:80,                 198.51.100.7",
    })
    void anAddressIsUnderstoodInEachForm(String element, String client) {
        assertThat(resolve(element).text()).isEqualTo(client);
    }

    @ParameterizedTest
    @MethodSource("junk")
    void anythingElseLeavesThePeer(String element) {
        assertThat(resolve(element)).isEqualTo(PEER);
    }

    @ParameterizedTest
    @MethodSource("junk")
    void nothingLeftOfJunkIsBelieved(String element) {
        assertThat(resolve("192.0.2.1, " + element)).isEqualTo(PEER);
    }

    static Stream<String> junk() {
        return Stream.of(
                "fe80::1%eth0",
                "[fe80::1%eth0]",
                "::1%" + "a".repeat(4000),
                "unknown",
                "_hidden",
                "evil.example.com",
                "localhost",
                "198.51.100.7:99999",
                "198.51.100.7:65536",
                "198.51.100.7:123456",
                "198.51.100.7:",
                "198.51.100.7:http",
                "198.51.100.7:-1",
                "198.51.100.7 80",
                "0198.051.100.007",
                "3325256711",
                "0xC6336407",
                "1.2.3",
                "[198.51.100.7]",
                "[198.51.100.7]:80",
                "[2001:db8::1",
                "2001:db8::1]",
                "[2001:db8::1]443",
                "[2001:db8::1]:",
                "[2001:db8::1]:99999",
                "[]",
                "[",
                "\"198.51.100.7\"",
                "for=198.51.100.7",
                "198.51.100.7;proto=https",
                "198.51.100.7\u00a0",
                "\uff11.2.3.4",
                "1,".repeat(51_200));
    }

    private IpAddress resolve(String line) {
        return resolver.resolve(PEER, header("x-forwarded-for", line));
    }
}
