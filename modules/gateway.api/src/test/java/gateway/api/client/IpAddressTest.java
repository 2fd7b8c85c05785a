package gateway.api.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IpAddressTest {

    /** The examples of RFC 5952, sections 1, 2 and 4, and of RFC 4291, section 2.2. */
    @ParameterizedTest
    @CsvSource({
        "2001:db8:0:0:1:0:0:1,                    2001:db8::1:0:0:1",
        "2001:0db8:0:0:1:0:0:1,                   2001:db8::1:0:0:1",
        "2001:db8::1:0:0:1,                       2001:db8::1:0:0:1",
        "2001:db8::0:1:0:0:1,                     2001:db8::1:0:0:1",
        "2001:0db8::1:0:0:1,                      2001:db8::1:0:0:1",
        "2001:db8:0:0:1::1,                       2001:db8::1:0:0:1",
        "2001:db8:0000:0:1::1,                    2001:db8::1:0:0:1",
        "2001:DB8:0:0:1::1,                       2001:db8::1:0:0:1",
        "2001:db8:aaaa:bbbb:cccc:dddd:eeee:0001,  2001:db8:aaaa:bbbb:cccc:dddd:eeee:1",
        "2001:db8:0:0:0::1,                       2001:db8::1",
        "2001:db8:0:0::1,                         2001:db8::1",
        "2001:db8:0::1,                           2001:db8::1",
        "2001:db8::0:1,                           2001:db8::1",
        "2001:db8:0:1:1:1:1:1,                    2001:db8:0:1:1:1:1:1",
        "2001:db8::1:1:1:1:1,                     2001:db8:0:1:1:1:1:1",
        "2001:0:0:1:0:0:0:1,                      2001:0:0:1::1",
        "2001:db8::aaaa:0:0:1,                    2001:db8::aaaa:0:0:1",
        "2001:db8:aaaa:bbbb:cccc:dddd:eeee:AAAA,  2001:db8:aaaa:bbbb:cccc:dddd:eeee:aaaa",
        "ABCD:EF01:2345:6789:ABCD:EF01:2345:6789, abcd:ef01:2345:6789:abcd:ef01:2345:6789",
        "FF01:0:0:0:0:0:0:101,                    ff01::101",
        "0:0:0:0:0:0:0:1,                         ::1",
        "0:0:0:0:0:0:0:0,                         ::",
        "1:2:3:4:5:6:7::,                         1:2:3:4:5:6:7:0",
        "::2:3:4:5:6:7:8,                         0:2:3:4:5:6:7:8",
        "1:0:0:0:0:0:0:0,                         1::",
        "0:0:0:0:0:0:13.1.68.3,                   ::d01:4403",
        "::13.1.68.3,                             ::d01:4403",
        "64:ff9b::192.0.2.33,                     64:ff9b::c000:221",
        "1:2:3:4:5:6:1.2.3.4,                     1:2:3:4:5:6:102:304",
    })
    void ofVersion6HasOneCanonicalText(String text, String canonical) {
        assertThat(address(text).text()).isEqualTo(canonical);
        assertThat(address(canonical)).isEqualTo(address(text));
        assertThat(address(text).isIpv4()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "192.0.2.1,                192.0.2.1",
        "0.0.0.0,                  0.0.0.0",
        "255.255.255.255,          255.255.255.255",
        "::ffff:192.0.2.1,         192.0.2.1",
        "::FFFF:c000:201,          192.0.2.1",
        "0:0:0:0:0:ffff:192.0.2.1, 192.0.2.1",
        "0000:0000:0000:0000:0000:ffff:255.255.255.255, 255.255.255.255",
    })
    void ofVersion4IsTheSameWhetherMappedOrNot(String text, String canonical) {
        assertThat(address(text).text()).isEqualTo(canonical);
        assertThat(address(text)).isEqualTo(address(canonical)).hasSameHashCodeAs(address(canonical));
        assertThat(address(text).isIpv4()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                ".",
                "...",
                "1",
                "1.2",
                "1.2.3",
                "1.2.3.",
                ".1.2.3",
                "1.2.3.4.",
                "1.2.3.4.5",
                "1..3.4",
                "256.0.0.1",
                "1.2.3.999",
                "1.2.3.1000",
                "01.2.3.4",
                "1.2.3.04",
                "00.0.0.0",
                "0x1.2.3.4",
                "1.2.3.a",
                "1.2.3.-4",
                "+1.2.3.4",
                " 1.2.3.4",
                "1.2.3.4 ",
                "1.2.3.4\n",
                "3325256711",
                "1.2.3.4/32",
                "1.2.3.4:80",
                "\u0661.2.3.4",
                "\uff11.2.3.4",
                "localhost",
                "example.com",
                "a.b.c.d"
            })
    void ofVersion4IsNothingButFourNumbers(String text) {
        assertThat(IpAddress.parse(text)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ":",
                ":::",
                "::::",
                "1::2::3",
                "1:::2",
                ":1",
                "1:",
                ":1::",
                "::1:",
                "1:2:3:4:5:6:7",
                "1:2:3:4:5:6:7:",
                "1:2:3:4:5:6:7:8:9",
                "1:2:3:4:5:6:7:8::",
                "::1:2:3:4:5:6:7:8",
                "1:2:3:4::5:6:7:8",
                "12345::",
                "::00001",
                "::g",
                "::-1",
                "::+1",
                "::1 ",
                " ::1",
                "[::1]",
                "::1%eth0",
                "fe80::1%1",
                "::1/128",
                "::1.2.3",
                "::1.2.3.4.5",
                "::1.2.3.256",
                "::01.2.3.4",
                "::1.2.3.4:5",
                "1.2.3.4::",
                "::1.2.3.4::",
                "1:2:3:4:5:6:7:1.2.3.4",
                "1:2:3:4:5:1.2.3.4",
                "::ffff:1.2.3",
                "::\u0661",
                "::\uff11",
                "::\uff21",
                "0000:0000:0000:0000:0000:ffff:255.255.255.2555"
            })
    void ofVersion6IsNothingButTheFormsOfRfc4291(String text) {
        assertThat(IpAddress.parse(text)).isEmpty();
    }

    @Test
    void isNotSearchedForInLongText() {
        assertThat(IpAddress.parse("::1%" + "a".repeat(1 << 20))).isEmpty();
        assertThat(IpAddress.parse("1:".repeat(1 << 19))).isEmpty();
        assertThat(IpAddress.parse("1.".repeat(1 << 19))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "192.0.2.255,               24,   192.0.2.0",
        "192.0.2.255,               32,   192.0.2.255",
        "192.0.2.255,               0,    0.0.0.0",
        "::ffff:192.0.2.255,        31,   192.0.2.254",
        "2001:db8:1:2:3:4:5:6,      64,   2001:db8:1:2::",
        "2001:db8:1:2:3:4:5:6,      56,   2001:db8:1::",
        "2001:db8:1:2:ffff:4:5:6,   65,   2001:db8:1:2:8000::",
        "2001:db8:1:2:3:4:5:6,      128,  2001:db8:1:2:3:4:5:6",
        "2001:db8:1:2:3:4:5:6,      1,    ::",
        "2001:db8:1:2:3:4:5:6,      0,    ::",
    })
    void hasPrefixes(String text, int bits, String prefix) {
        assertThat(address(text).prefix(bits)).isEqualTo(address(prefix));
    }

    @ParameterizedTest
    @CsvSource({"192.0.2.1, 33, 32", "192.0.2.1, -1, 32", "2001:db8::1, 129, 128", "2001:db8::1, -1, 128"})
    void hasNoPrefixOfMoreBitsThanItsVersion(String text, int bits, int max) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> address(text).prefix(bits))
                .withMessage("bits must be from 0 to %d, was %d", max, bits);
    }

    @Test
    void survivesBeingWrittenAndReadAgain() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        for (int i = 0; i < 10_000; i++) {
            IpAddress address = new IpAddress(groups(random), groups(random));
            assertThat(IpAddress.parse(address.text())).as("seed %d", seed).contains(address);
        }
    }

    @Test
    void meansWhatThePlatformSaysItMeans() throws UnknownHostException {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        for (int i = 0; i < 1_000; i++) {
            IpAddress address = new IpAddress(groups(random), groups(random));
            InetAddress platform = InetAddress.getByName(address.text());
            assertThat(address(platform.getHostAddress())).as("seed %d", seed).isEqualTo(address);
        }
    }

    private static IpAddress address(String text) {
        return IpAddress.parse(text).orElseThrow();
    }

    /** Four groups of which many are zero. */
    private static long groups(Random random) {
        long groups = 0;
        for (int i = 0; i < 4; i++) {
            groups = groups << 16 | (random.nextBoolean() ? 0 : random.nextInt(1 << (1 + random.nextInt(16))));
        }
        return groups;
    }
}
