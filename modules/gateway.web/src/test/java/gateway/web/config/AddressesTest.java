package gateway.web.config;

import static gateway.web.config.Configured.with;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.address.AddressMode;
import gateway.api.client.IpAddress;
import gateway.security.address.AddressRules;
import gateway.security.address.AddressVerdict;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddressesTest {

    @Test
    void theModeDecidesWhichListIsInForce() {
        String[] lists = {"gateway.ip.allowlist=10.0.0.0/8, 2001:db8::/32", "gateway.ip.blocklist=192.0.2.1"};
        assertThat(rules(lists[0], lists[1]).verdict(ip("192.0.2.1"))).isEqualTo(AddressVerdict.BLOCKED);
        assertThat(rules(lists[0], lists[1]).verdict(ip("198.51.100.1"))).isEqualTo(AddressVerdict.ALLOWED);
        assertThat(rules("gateway.ip.mode=allowlist", lists[0]).verdict(ip("198.51.100.1")))
                .isEqualTo(AddressVerdict.NOT_IN_ALLOWLIST);
        assertThat(rules("gateway.ip.mode=allowlist", lists[0]).verdict(ip("2001:db8::7")))
                .isEqualTo(AddressVerdict.ALLOWED);
    }

    @Test
    void anEmptyAllowlistAllowsNobody() {
        assertThat(rules("gateway.ip.mode=allowlist").verdict(ip("127.0.0.1")))
                .isEqualTo(AddressVerdict.NOT_IN_ALLOWLIST);
    }

    @Test
    void everyEntryThatIsNoBlockIsAFaultAndTheOthersStay() {
        Configured configured = with("gateway.ip.blocklist=10.0.0.0/33, 192.0.2.1, 10.1.0.0/8, localhost");
        assertThat(configured.faults())
                .hasSize(3)
                .allMatch(fault -> fault.startsWith("gateway.ip.blocklist has a faulty item: \"")
                        && fault.contains("allowed")
                        && fault.endsWith("(from gateway.properties)"))
                .anyMatch(fault -> fault.contains("\"10.0.0.0/33\""))
                .anyMatch(fault -> fault.contains("\"10.1.0.0/8\""))
                .anyMatch(fault -> fault.contains("\"localhost\""));
        assertThat(configured.read().config().addresses().rules().verdict(ip("192.0.2.1")))
                .isEqualTo(AddressVerdict.BLOCKED);
    }

    @Test
    void aFaultyModeDoesNotOpenWhatAnAllowlistCloses() {
        assertThat(with("gateway.ip.mode=whitelist", "gateway.ip.allowlist=10.0.0.0/8")
                        .read()
                        .config()
                        .addresses()
                        .rules()
                        .mode())
                .isEqualTo(AddressMode.ALLOWLIST);
        assertThat(with("gateway.ip.mode=whitelist").faults())
                .containsExactly("gateway.ip.mode is \"whitelist\", allowed is allowlist or blocklist"
                        + " (from gateway.properties)");
    }

    @Test
    void theClientIsFoundBehindTrustedProxies() {
        assertThat(with("gateway.trusted-proxies=127.0.0.1/32", "gateway.forwarded-header=forwarded")
                        .config()
                        .addresses()
                        .resolver()
                        .resolve(ip("127.0.0.1"), Map.of("forwarded", List.of("for=192.0.2.7"))::get))
                .isEqualTo(ip("192.0.2.7"));
    }

    @Test
    void withAFaultyHeaderNoProxyIsTrusted() {
        Configured configured = with("gateway.trusted-proxies=127.0.0.1", "gateway.forwarded-header=x-real-ip");
        assertThat(configured.faults())
                .containsExactly("gateway.forwarded-header is \"x-real-ip\", allowed is forwarded or x-forwarded-for"
                        + " (from gateway.properties)");
        assertThat(configured.read().config().addresses().resolver().trusts(ip("127.0.0.1")))
                .isFalse();
    }

    @Test
    void ipv6IsGroupedByAPrefix() {
        assertThat(with("gateway.ipv6-prefix=56").config().addresses().ipv6Prefix())
                .isEqualTo(56);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "129", "/64", "-1"})
    void anotherPrefixIsAFault(String prefix) {
        assertThat(with("gateway.ipv6-prefix=" + prefix).faults())
                .containsExactly("gateway.ipv6-prefix is \"" + prefix + "\", allowed is a whole number from 1 to 128"
                        + " (from gateway.properties)");
    }

    private static AddressRules rules(String... lines) {
        return with(lines).config().addresses().rules();
    }

    private static IpAddress ip(String text) {
        return IpAddress.parse(text).orElseThrow();
    }
}
