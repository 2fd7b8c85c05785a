package gateway.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Pages that outlive the session they were made for")
@ExtendWith(BrowserExtension.class)
class SessionsBrowserIT {
    private final DashboardGateway gateway = DashboardGateway.shared();
    private final Chromium chromium;
    private final Dom dom;
    private final Dashboard dashboard;
    private final LoginPage login;
    private final KeysPage keys;
    private final String name = "key-" + UUID.randomUUID();

    SessionsBrowserIT(Chromium chromium) {
        this.chromium = chromium;
        this.dom = chromium.dom();
        this.dashboard = new Dashboard(gateway, chromium);
        this.login = new LoginPage(gateway, chromium);
        this.keys = new KeysPage(gateway, chromium);
    }

    @BeforeEach
    void logIn() {
        dashboard.asAlice();
        keys.open();
        dashboard.awaitBadge("live");
    }

    @Test
    void aLogoutInAnotherTabIsSaidAndLedBackFrom() {
        chromium.console().expectFailedLoads();
        String first = chromium.openTab();
        dashboard.open("/dashboard").logOut();

        chromium.lookAt(first);
        dashboard.awaitBadge("logged-out");
        dashboard.logInAgain();

        assertThat(dashboard.heading()).isEqualTo("API keys");
        dashboard.awaitBadge("live");
    }

    @Test
    void aFormThatIsSentAfterALogoutLeadsToTheLoginAndBack() {
        chromium.console().expectFailedLoads();
        String first = chromium.openTab();
        dashboard.open("/dashboard").logOut();
        chromium.lookAt(first);

        keys.create(name, "free");

        login.logIn("alice", DashboardGateway.PASSWORD);
        dom.awaitText("h1", "API keys");
        assertThat(timesNamed()).isZero();
    }

    @Test
    void aFormWithTheTokenOfASessionBeforeChangesNothingAndCanBeSentAgain() {
        chromium.console().expectFailedLoads();
        String first = chromium.openTab();
        dashboard.open("/dashboard").logOut();
        dashboard.asAlice();
        chromium.lookAt(first);

        keys.create(name, "free");

        dashboard.awaitNotice("This page was too old; nothing was changed. Please try again.");
        assertThat(timesNamed()).isZero();
        keys.create(name, "free");
        assertThat(keys.newSecret()).startsWith("gw_live_");
        assertThat(timesNamed()).isEqualTo(1);
    }

    private int timesNamed() {
        return gateway.administer("GET", "keys", "").text().split(name, -1).length - 1;
    }
}
