package gateway.security.address;

import static gateway.api.address.AddressMode.ALLOWLIST;
import static gateway.api.address.AddressMode.BLOCKLIST;
import static gateway.security.address.AddressVerdict.ALLOWED;
import static gateway.security.address.AddressVerdict.BLOCKED;
import static gateway.security.address.AddressVerdict.NOT_IN_ALLOWLIST;
import static gateway.security.address.Addresses.ip;
import static gateway.security.address.Addresses.set;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AddressRulesTest {

    @Test
    void aBlocklistRefusesWhomItNames() {
        AddressRules rules = new AddressRules(BLOCKLIST, AddressSet.empty(), set("203.0.113.0/24"));
        assertThat(rules.verdict(ip("203.0.113.9"))).isEqualTo(BLOCKED);
        assertThat(rules.verdict(ip("::ffff:203.0.113.9"))).isEqualTo(BLOCKED);
        assertThat(rules.verdict(ip("198.51.100.7"))).isEqualTo(ALLOWED);
    }

    @Test
    void anEmptyBlocklistRefusesNobody() {
        AddressRules rules = new AddressRules(BLOCKLIST, AddressSet.empty(), AddressSet.empty());
        assertThat(rules.verdict(ip("198.51.100.7"))).isEqualTo(ALLOWED);
        assertThat(rules.verdict(ip("2001:db8::1"))).isEqualTo(ALLOWED);
    }

    @Test
    void anAllowlistAdmitsOnlyWhomItNames() {
        AddressRules rules = new AddressRules(ALLOWLIST, set("2001:db8::/32"), AddressSet.empty());
        assertThat(rules.verdict(ip("2001:db8::1"))).isEqualTo(ALLOWED);
        assertThat(rules.verdict(ip("2001:db9::1"))).isEqualTo(NOT_IN_ALLOWLIST);
        assertThat(rules.verdict(ip("198.51.100.7"))).isEqualTo(NOT_IN_ALLOWLIST);
    }

    @Test
    void anEmptyAllowlistAdmitsNobody() {
        AddressRules rules = new AddressRules(ALLOWLIST, AddressSet.empty(), AddressSet.empty());
        assertThat(rules.verdict(ip("127.0.0.1"))).isEqualTo(NOT_IN_ALLOWLIST);
        assertThat(rules.verdict(ip("::1"))).isEqualTo(NOT_IN_ALLOWLIST);
    }

    @Test
    void theListThatIsNotInForceSaysNothing() {
        AddressSet both = set("203.0.113.9");
        assertThat(new AddressRules(ALLOWLIST, both, both).verdict(ip("203.0.113.9")))
                .isEqualTo(ALLOWED);
        assertThat(new AddressRules(BLOCKLIST, both, AddressSet.empty()).verdict(ip("198.51.100.7")))
                .isEqualTo(ALLOWED);
    }
}
