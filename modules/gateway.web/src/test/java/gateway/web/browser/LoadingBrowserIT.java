package gateway.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("J04: looking at the dashboard uses no limit")
@ExtendWith(BrowserExtension.class)
class LoadingBrowserIT {
    private static final String OWN_ADDRESS = "127.0.0.1";

    private final DashboardGateway gateway = DashboardGateway.shared();
    private final Dom dom;
    private final Dashboard dashboard;
    private final LoginPage login;

    LoadingBrowserIT(Chromium chromium) {
        this.dom = chromium.dom();
        this.dashboard = new Dashboard(gateway, chromium);
        this.login = new LoginPage(gateway, chromium);
    }

    @Test
    void ofTheAddressItIsLookedAtFrom() {
        long before = gateway.remainingOf(OWN_ADDRESS);
        login.open().logIn("alice", DashboardGateway.PASSWORD);
        dom.awaitShown("#user");

        long loaded = Dashboard.PAGES.stream().mapToLong(this::load).sum();

        assertThat(loaded).as("what was loaded").isGreaterThan(3L * DashboardGateway.LIMIT);
        assertThat(gateway.remainingOf(OWN_ADDRESS)).isEqualTo(before);
        assertThat(gateway.call("/api/hello", OWN_ADDRESS, 1).header("X-RateLimit-Remaining"))
                .contains(Long.toString(before - 1));
    }

    private long load(String page) {
        dashboard.open(page).awaitBadge("live");
        return (Long) dom.script("return performance.getEntriesByType('resource').length + 1");
    }
}
