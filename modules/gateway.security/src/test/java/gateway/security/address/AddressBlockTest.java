package gateway.security.address;

import static gateway.security.address.Addresses.block;
import static gateway.security.address.Addresses.ip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressBlockTest {

    @ParameterizedTest
    @CsvSource({
        "192.0.2.1,                192.0.2.1",
        "192.0.2.1/32,             192.0.2.1",
        "10.0.0.0/8,               10.0.0.0/8",
        "0.0.0.0/0,                0.0.0.0/0",
        "2001:DB8:0:0:0:0:0:0/32,  2001:db8::/32",
        "2001:db8::1/128,          2001:db8::1",
        "::/0,                     ::/0",
        "::ffff:192.0.2.1,         192.0.2.1",
        "::ffff:192.0.2.1/128,     192.0.2.1",
        "::ffff:10.0.0.0/104,      10.0.0.0/8",
        "::ffff:0:0/96,            0.0.0.0/0",
    })
    void hasOneCanonicalText(String written, String canonical) {
        assertThat(block(written).text()).isEqualTo(canonical);
        assertThat(block(canonical)).isEqualTo(block(written));
    }

    @ParameterizedTest
    @CsvSource({
        "10.0.0.0/8,      10.0.0.0,          true",
        "10.0.0.0/8,      10.255.255.255,    true",
        "10.0.0.0/8,      9.255.255.255,     false",
        "10.0.0.0/8,      11.0.0.0,          false",
        "10.0.0.0/8,      ::ffff:10.1.2.3,   true",
        "10.0.0.0/8,      ::10.1.2.3,        false",
        "192.0.2.1,       192.0.2.1,         true",
        "192.0.2.1,       192.0.2.2,         false",
        "192.0.2.0/31,    192.0.2.1,         true",
        "192.0.2.0/31,    192.0.2.2,         false",
        "128.0.0.0/1,     255.255.255.255,   true",
        "128.0.0.0/1,     127.255.255.255,   false",
        "0.0.0.0/0,       255.255.255.255,   true",
        "0.0.0.0/0,       ::1,               false",
        "2001:db8::/32,   2001:db8:ffff::1,  true",
        "2001:db8::/32,   2001:db9::,        false",
        "2001:db8::/65,   2001:db8::7fff:ffff:ffff:ffff, true",
        "2001:db8::/65,   2001:db8::8000:0:0:0,          false",
        "2001:db8::1,     2001:db8::1,       true",
        "2001:db8::1,     2001:db8::2,       false",
        "8000::/1,        ffff::,            true",
        "::/0,            2001:db8::1,       true",
        "::/0,            10.0.0.1,          false",
        "::/64,           ::ffff:10.0.0.1,   false",
    })
    void containsTheAddressesThatShareItsFirstBits(String block, String address, boolean contained) {
        assertThat(block(block).contains(ip(address))).isEqualTo(contained);
    }

    @ParameterizedTest
    @CsvSource({
        "10.0.0.0/8,     10.255.255.255",
        "0.0.0.0/0,      255.255.255.255",
        "192.0.2.1,      192.0.2.1",
        "2001:db8::/32,  2001:db8:ffff:ffff:ffff:ffff:ffff:ffff",
        "2001:db8::/64,  2001:db8::ffff:ffff:ffff:ffff",
        "2001:db8::/65,  2001:db8::7fff:ffff:ffff:ffff",
        "::/0,           ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
        "2001:db8::1,    2001:db8::1",
    })
    void endsWithTheAddressWhoseOtherBitsAreAllSet(String block, String last) {
        assertThat(block(block).last()).isEqualTo(ip(last));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "/",
                "/8",
                "10",
                "10/8",
                "10.0.0/8",
                "10.0.0.0.0",
                "10.0.0.256",
                "010.0.0.0/8",
                " 10.0.0.0/8",
                "10.0.0.0 /8",
                "10.*.*.*",
                "10.0.0.1-10.0.0.9",
                "example.com",
                "localhost",
                "fe80::1%eth0",
                "[::1]",
                "[::1]/128",
                "2001:db8:::/32",
                "0x0a000000/8",
                "3232235777"
            })
    void refusesWhatIsNoAddress(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> block(text))
                .withMessage("\"" + text + "\" is not an address or a block; allowed are addresses and CIDR blocks such"
                        + " as 192.0.2.1, 10.0.0.0/8, 2001:db8::1 and 2001:db8::/32");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10.0.0.0/33",
                "10.0.0.0/",
                "10.0.0.0/-1",
                "10.0.0.0/+8",
                "10.0.0.0/08",
                "10.0.0.0/8 ",
                "10.0.0.0/8/8",
                "10.0.0.0/255.0.0.0",
                "10.0.0.0/eight",
                "10.0.0.0/99999999999",
                "10.0.0.0/\u0668"
            })
    void refusesAPrefixLengthThatTheFamilyDoesNotHave(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> block(text))
                .withMessage("\"" + text + "\" has a wrong prefix length; allowed after the slash is a whole number"
                        + " from 0 to 32");
    }

    @Test
    void refusesAPrefixLengthAbove128ForIpv6() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> block("2001:db8::/129"))
                .withMessageEndingWith("from 0 to 128");
    }

    @ParameterizedTest
    @CsvSource({
        "10.1.0.0/8,            8,    10.0.0.0/8 or 10.1.0.0",
        "10.0.0.1/0,            0,    0.0.0.0/0 or 10.0.0.1",
        "192.0.2.1/31,          31,   192.0.2.0/31 or 192.0.2.1",
        "2001:db8::1/64,        64,   2001:db8::/64 or 2001:db8::1",
        "::ffff:10.0.0.1/104,   104,  10.0.0.0/8 or 10.0.0.1",
    })
    void refusesABlockThatIsNotWrittenWithItsFirstAddress(String text, int bits, String suggestion) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> block(text))
                .withMessage("\"" + text + "\" has a bit set after the first " + bits + "; allowed is a block with its"
                        + " first address or an address alone, here " + suggestion);
    }

    @Test
    void refusesABlockThatBeginsAmongTheMappedAddressesAndEndsOutside() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> block("::ffff:0:0/95"))
                .withMessage("\"::ffff:0:0/95\" has a bit set after the first 95; allowed is a block with its first"
                        + " address or an address alone");
    }

    @Test
    void isMadeOnlyFromItsFirstAddress() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new AddressBlock(ip("10.1.0.0"), 8))
                .withMessage("first must be the first address of a /8, was 10.1.0.0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new AddressBlock(ip("10.1.0.0"), 33))
                .withMessage("bits must be from 0 to 32, was 33");
        assertThatNullPointerException()
                .isThrownBy(() -> new AddressBlock(null, 8))
                .withMessage("first");
    }
}
