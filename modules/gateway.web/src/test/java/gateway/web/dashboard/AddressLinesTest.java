package gateway.web.dashboard;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.address.AddressMode;
import gateway.api.client.IpAddress;
import gateway.security.address.AddressBlock;
import gateway.security.address.AddressRules;
import gateway.security.address.AddressSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class AddressLinesTest {
    private static final IpAddress OWN = IpAddress.parse("192.0.2.7").orElseThrow();
    private static final AddressRules CONFIGURED =
            new AddressRules(AddressMode.BLOCKLIST, set("198.51.100.0/24"), set("203.0.113.9"));

    @Test
    void entriesStandOnLinesOrBetweenCommas() {
        assertThat(AddressLines.split(" 192.0.2.1\r\n\r\n2001:db8::/32, 192.0.2.2;192.0.2.1 "))
                .containsExactly("192.0.2.1", "2001:db8::/32", "192.0.2.2");
        assertThat(AddressLines.split("  \n")).isEmpty();
    }

    @Test
    void configuredEntriesAreNotAmongThoseThatCanBeChanged() {
        AddressSet current = set("203.0.113.9", "192.0.2.1", "192.0.2.2");

        assertThat(AddressLines.besides(current, CONFIGURED.blocklist())).isEqualTo("192.0.2.1\n192.0.2.2");
    }

    @Test
    void whoWouldRefuseThemselvesIsTold() {
        assertThat(refuse(AddressMode.BLOCKLIST, List.of(), List.of("192.0.2.0/24")))
                .isTrue();
        assertThat(refuse(AddressMode.BLOCKLIST, List.of(), List.of("192.0.2.8")))
                .isFalse();
        assertThat(refuse(AddressMode.ALLOWLIST, List.of(), List.of())).isTrue();
        assertThat(refuse(AddressMode.ALLOWLIST, List.of("192.0.2.7"), List.of()))
                .isFalse();
    }

    @Test
    void whatIsNoAddressRefusesNobodyAndIsToldElsewhere() {
        assertThat(refuse(AddressMode.ALLOWLIST, List.of("nonsense"), List.of()))
                .isFalse();
    }

    private static boolean refuse(AddressMode mode, List<String> allowlist, List<String> blocklist) {
        return AddressLines.refuse(OWN, mode, CONFIGURED, allowlist, blocklist);
    }

    private static AddressSet set(String... entries) {
        return AddressSet.of(Stream.of(entries).map(AddressBlock::parse).toList());
    }
}
