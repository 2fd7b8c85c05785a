package gateway.security.address;

import static gateway.api.address.AddressMode.ALLOWLIST;
import static gateway.api.address.AddressMode.BLOCKLIST;
import static gateway.security.address.Addresses.ip;
import static gateway.security.address.Addresses.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import gateway.api.address.AddressRuleChanges;
import gateway.api.limit.StoreUnavailableException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EffectiveAddressRulesTest {
    private final KeptChanges store = new KeptChanges();
    private final AddressRules configured = new AddressRules(BLOCKLIST, set("10.0.0.0/8"), set("203.0.113.9"));
    private final EffectiveAddressRules rules = new EffectiveAddressRules(configured, store);

    @Test
    void areTheConfiguredOnesAsLongAsNothingIsChanged() {
        assertThat(rules.current()).isSameAs(configured);
    }

    @Test
    void listsAreThoseOfConfigurationAndOfRunTimeTogether() {
        store.kept = changes(List.of("192.0.2.0/24"), List.of("198.51.100.7", "2001:db8::/32"));
        assertThat(rules.current().allowlist()).isEqualTo(set("10.0.0.0/8", "192.0.2.0/24"));
        assertThat(rules.current().blocklist()).isEqualTo(set("203.0.113.9", "198.51.100.7", "2001:db8::/32"));
        assertThat(rules.current().verdict(ip("198.51.100.7"))).isEqualTo(AddressVerdict.BLOCKED);
        assertThat(rules.current().verdict(ip("203.0.113.9"))).isEqualTo(AddressVerdict.BLOCKED);
    }

    @Test
    void anEntryThatIsInBothIsThereOnce() {
        store.kept = changes(List.of(), List.of("203.0.113.9", "::ffff:203.0.113.9", "198.51.100.7"));
        assertThat(rules.current().blocklist()).isEqualTo(set("203.0.113.9", "198.51.100.7"));
    }

    @Test
    void rulesAreMadeOnceForEachChange() {
        store.kept = changes(List.of("192.0.2.0/24"), List.of());
        AddressRules first = rules.current();
        assertThat(rules.current()).isSameAs(first);
        store.kept = changes(List.of(), List.of("192.0.2.0/24"));
        assertThat(rules.current()).isNotEqualTo(first).isSameAs(rules.current());
    }

    @Test
    void rulesThatWereHandedOutDoNotChange() {
        store.kept = changes(List.of(), List.of("192.0.2.1"));
        AddressRules before = rules.current();
        store.kept = AddressRuleChanges.NONE;
        assertThat(rules.current().verdict(ip("192.0.2.1"))).isEqualTo(AddressVerdict.ALLOWED);
        assertThat(before.verdict(ip("192.0.2.1"))).isEqualTo(AddressVerdict.BLOCKED);
    }

    @Test
    void aModeOfRunTimeWinsAsLongAsConfigurationSaysWhatItSaidThen() {
        store.kept = new AddressRuleChanges(Optional.of(ALLOWLIST), Optional.of(BLOCKLIST), List.of(), List.of());
        assertThat(rules.current().mode()).isEqualTo(ALLOWLIST);
    }

    @Test
    void aModeThatConfigurationWasGivenLaterWins() {
        store.kept = new AddressRuleChanges(Optional.of(BLOCKLIST), Optional.of(ALLOWLIST), List.of(), List.of());
        AddressRules allowing = new AddressRules(ALLOWLIST, AddressSet.empty(), AddressSet.empty());
        assertThat(rules.current().mode()).isEqualTo(BLOCKLIST);
        assertThat(new EffectiveAddressRules(allowing, store).current().mode()).isEqualTo(BLOCKLIST);
    }

    @Test
    void aStoreThatDoesNotAnswerIsToldToWhoeverAsks() {
        store.fails = true;
        EffectiveAddressRules closed = new EffectiveAddressRules(configured, store);
        assertThatExceptionOfType(StoreUnavailableException.class).isThrownBy(closed::current);
    }

    @Test
    void anEntryOfTheStoreThatIsNoAddressIsNotPassedOver() {
        store.kept = changes(List.of(), List.of("192.0.2.1", "localhost"));
        assertThatExceptionOfType(StoreUnavailableException.class)
                .isThrownBy(rules::current)
                .withMessageStartingWith("the stored blocklist is damaged: \"localhost\" is not an address or a block");
    }

    private static AddressRuleChanges changes(List<String> allowlist, List<String> blocklist) {
        return new AddressRuleChanges(Optional.empty(), Optional.empty(), allowlist, blocklist);
    }
}
