package gateway.security.address;

import static gateway.api.address.AddressMode.ALLOWLIST;
import static gateway.api.address.AddressMode.BLOCKLIST;
import static gateway.security.address.Addresses.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import gateway.api.address.AddressMode;
import gateway.api.address.AddressRuleChanges;
import gateway.api.limit.StoreUnavailableException;
import gateway.security.address.AddressRuleChange.Done;
import gateway.security.address.AddressRuleChange.Invalid;
import gateway.testkit.limit.Crowd;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AddressRuleAdministrationTest {
    private final KeptChanges store = new KeptChanges();
    private final AddressRules configured = new AddressRules(BLOCKLIST, set("10.0.0.0/8"), set("203.0.113.9"));
    private final EffectiveAddressRules rules = new EffectiveAddressRules(configured, store);
    private final AddressRuleAdministration administration = new AddressRuleAdministration(rules);

    @Test
    void aChangeIsInForceAtOnceAndTellsWhatWasThereBefore() {
        AddressRuleChange change = change(ALLOWLIST, List.of("192.0.2.0/24"), List.of("198.51.100.7"));
        AddressRules after =
                new AddressRules(ALLOWLIST, set("10.0.0.0/8", "192.0.2.0/24"), set("203.0.113.9", "198.51.100.7"));
        assertThat(change).isEqualTo(new Done(configured, after));
        assertThat(rules.current()).isEqualTo(after);
    }

    @Test
    void aChangePutsItsListsInPlaceOfThoseOfTheLastOne() {
        change(BLOCKLIST, List.of("192.0.2.0/24"), List.of("198.51.100.7"));
        change(BLOCKLIST, List.of(), List.of("198.51.100.8"));
        assertThat(rules.current())
                .isEqualTo(new AddressRules(BLOCKLIST, set("10.0.0.0/8"), set("203.0.113.9", "198.51.100.8")));
    }

    @Test
    void configuredEntriesStayAndAreNotKeptTwice() {
        change(BLOCKLIST, List.of(), List.of("198.51.100.7"));
        assertThat(rules.current().allowlist()).isEqualTo(set("10.0.0.0/8"));
        change(BLOCKLIST, List.of("10.0.0.0/8"), List.of("198.51.100.7", "203.0.113.9"));
        assertThat(store.kept.allowlist()).isEmpty();
        assertThat(store.kept.blocklist()).containsExactly("198.51.100.7");
    }

    @Test
    void entriesAreKeptInCanonicalFormAndOnce() {
        change(BLOCKLIST, List.of(), List.of("2001:DB8:0::1", "2001:db8::1/128", "::ffff:192.0.2.1", "192.0.2.1/32"));
        assertThat(store.kept.blocklist()).containsExactly("2001:db8::1", "192.0.2.1");
    }

    @Test
    void whatIsInForceCanBePutBackWithoutAChange() {
        change(ALLOWLIST, List.of("192.0.2.0/24"), List.of());
        AddressRules now = rules.current();
        int writes = store.writes;
        AddressRuleChange change =
                change(now.mode(), now.allowlist().texts(), now.blocklist().texts());
        assertThat(change).isEqualTo(new Done(now, now));
        assertThat(store.writes).isEqualTo(writes);
    }

    @ParameterizedTest
    @CsvSource({
        "localhost, '\"localhost\" is not an address or a block; allowed are addresses and CIDR blocks such as"
                + " 192.0.2.1, 10.0.0.0/8, 2001:db8::1 and 2001:db8::/32'",
        "10.1.0.0/8, '\"10.1.0.0/8\" has a bit set after the first 8; allowed is a block with its first address or an"
                + " address alone, here 10.0.0.0/8 or 10.1.0.0'",
        "10.0.0.0/33, '\"10.0.0.0/33\" has a wrong prefix length; allowed after the slash is a whole number from 0 to"
                + " 32'"
    })
    void anEntryThatIsNoneIsNamedWithItsPlaceAndNothingIsChanged(String entry, String problem) {
        assertThat(change(BLOCKLIST, List.of(), List.of("192.0.2.1", entry)))
                .isEqualTo(new Invalid("blocklist[1]", problem));
        assertThat(change(ALLOWLIST, List.of(entry), List.of())).isEqualTo(new Invalid("allowlist[0]", problem));
        assertThat(store.writes).isZero();
    }

    @Test
    void anEntryWithoutEndIsNotRepeated() {
        assertThat(change(BLOCKLIST, List.of(), List.of("1".repeat(1 << 20))))
                .isEqualTo(new Invalid("blocklist[0]", "a text of 1048576 characters is not an address or a block"));
    }

    @Test
    void tenThousandEntriesFitBesidesTheConfiguredOnes() {
        List<String> fitting = blocks(10_000);
        assertThat(change(BLOCKLIST, fitting, fitting)).isInstanceOf(Done.class);
        List<String> tooMany = blocks(10_001);
        assertThat(change(BLOCKLIST, List.of(), tooMany))
                .isEqualTo(new Invalid(
                        "blocklist", "10001 entries are not configured; allowed are at most 10000 of those"));
        assertThat(store.kept.allowlist()).hasSize(10_000);
    }

    @Test
    void aChangeThatCannotBeKeptIsNone() {
        store.fails = true;
        assertThatExceptionOfType(StoreUnavailableException.class)
                .isThrownBy(() -> change(ALLOWLIST, List.of(), List.of()));
        store.fails = false;
        assertThat(rules.current()).isSameAs(configured);
    }

    @Test
    void ofSeveralChangesAtOnceOneIsLastAsAWhole() {
        Crowd.of(
                8,
                member -> change(
                        member % 2 == 0 ? ALLOWLIST : BLOCKLIST,
                        List.of("192.0.2." + member),
                        List.of("192.0.2." + member)));
        assertThat(store.kept.allowlist()).hasSize(1).isEqualTo(store.kept.blocklist());
        int last = Integer.parseInt(store.kept.allowlist().get(0).substring("192.0.2.".length()));
        assertThat(rules.current().mode()).isEqualTo(last % 2 == 0 ? ALLOWLIST : BLOCKLIST);
    }

    @Test
    void theLastChangeOfModeWinsAcrossReloads() {
        change(ALLOWLIST, List.of(), List.of());
        assertThat(reloaded(BLOCKLIST)).as("nothing new in configuration").isEqualTo(ALLOWLIST);
        assertThat(reloaded(ALLOWLIST)).as("configuration follows").isEqualTo(ALLOWLIST);
        assertThat(reloaded(BLOCKLIST))
                .as("configuration goes back, which is the last change")
                .isEqualTo(BLOCKLIST);
    }

    @Test
    void aModeThatIsChangedBackAtRunTimeIsTheConfiguredOne() {
        change(ALLOWLIST, List.of(), List.of());
        change(BLOCKLIST, List.of(), List.of());
        assertThat(store.kept).isEqualTo(AddressRuleChanges.NONE);
        assertThat(rules.current()).isEqualTo(configured);
    }

    @Test
    void forgettingAnOutdatedModeKeepsTheListsAndWritesOnlyIfThereIsOne() {
        change(ALLOWLIST, List.of(), List.of("192.0.2.1"));
        administration.forgetOutdatedMode();
        assertThat(store.writes).isEqualTo(1);
        reloaded(ALLOWLIST);
        assertThat(store.writes).isEqualTo(2);
        assertThat(store.kept.mode()).isEmpty();
        assertThat(store.kept.blocklist()).containsExactly("192.0.2.1");
    }

    /** The mode in force after a configuration with that mode has come into force. */
    private AddressMode reloaded(AddressMode mode) {
        EffectiveAddressRules reloaded = new EffectiveAddressRules(
                new AddressRules(mode, configured.allowlist(), configured.blocklist()), store);
        new AddressRuleAdministration(reloaded).forgetOutdatedMode();
        return reloaded.current().mode();
    }

    private AddressRuleChange change(AddressMode mode, List<String> allowlist, List<String> blocklist) {
        return administration.change(mode, allowlist, blocklist);
    }

    private static List<String> blocks(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "172." + i / 250 + "." + i % 250 + ".0/24")
                .toList();
    }
}
