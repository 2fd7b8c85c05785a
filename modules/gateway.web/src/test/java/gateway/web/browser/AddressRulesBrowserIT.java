package gateway.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Address rules, edited in a browser")
@ExtendWith(BrowserExtension.class)
class AddressRulesBrowserIT {
    private final DashboardGateway gateway = DashboardGateway.shared();
    private final Chromium chromium;
    private final Dom dom;
    private final Dashboard dashboard;
    private final AddressesPage addresses;
    private final String address = DashboardGateway.newAddress();

    AddressRulesBrowserIT(Chromium chromium) {
        this.chromium = chromium;
        this.dom = chromium.dom();
        this.dashboard = new Dashboard(gateway, chromium);
        this.addresses = new AddressesPage(gateway, chromium);
    }

    @BeforeEach
    void logIn() {
        dashboard.asAlice();
        addresses.open();
    }

    @AfterEach
    void letEverybodyInAgain() {
        gateway.administer("PUT", "ip-rules", "{\"mode\":\"blocklist\",\"allowlist\":[],\"blocklist\":[]}");
    }

    @Test
    void refuseFromTheMomentTheyAreSaved() {
        assertThat(gateway.call("/api/hello", address, 1).status()).isEqualTo(200);

        addresses.saveBlocklist(address);

        dashboard.awaitNotice("The address rules are saved");
        assertThat(addresses.blocklist()).contains(address);
        assertThat(gateway.call("/api/hello", address, 1).status()).isEqualTo(403);
        addresses.open();
        assertThat(addresses.ownAddress()).isEqualTo("127.0.0.1");

        addresses.saveBlocklist("");
        dashboard.awaitNotice("The address rules are saved");
        assertThat(gateway.call("/api/hello", address, 1).status()).isEqualTo(200);
    }

    @Test
    void whatIsNoAddressIsNamedAndNothingIsSaved() {
        addresses.saveBlocklist(address + "\nnot-an-address");

        dashboard.awaitNotice("not-an-address");
        assertThat(dom.property("#edit-blocklist", "value")).contains("not-an-address");
        assertThat(gateway.call("/api/hello", address, 1).status()).isEqualTo(200);
    }

    @Test
    void thatRefuseOnesOwnAddressAreAskedAboutFirst() {
        addresses.saveBlocklist("127.0.0.1");

        dashboard.awaitNotice("These rules would refuse your own address, 127.0.0.1");
        assertThat(addresses.open().blocklist()).contains("No entries");
    }

    @Test
    void whoeverRefusesThemselvesIsToldSo() {
        chromium.console().expectFailedLoads();
        addresses.saveBlocklist("127.0.0.1");
        dashboard.awaitNotice("These rules would refuse your own address");

        addresses.confirmLockOut();

        dom.await("the refusal", () -> dom.text("body").contains("IP is blocked"));
        letEverybodyInAgain();
        addresses.open();
        assertThat(dashboard.user()).isEqualTo("alice");
        assertThat(addresses.blocklist()).contains("No entries");
    }
}
