package gateway.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("A page that stays open while the server ends and starts again")
@ExtendWith(BrowserExtension.class)
class ReconnectBrowserIT {
    private final DashboardGateway gateway = DashboardGateway.shared();
    private final Chromium chromium;
    private final Dom dom;
    private final Dashboard dashboard;
    private final OverviewPage overview;

    ReconnectBrowserIT(Chromium chromium) {
        this.chromium = chromium;
        this.dom = chromium.dom();
        this.dashboard = new Dashboard(gateway, chromium);
        this.overview = new OverviewPage(gateway, chromium);
    }

    @Test
    void saysThatItIsNotLiveThenThatALoginIsNeededThenIsLiveAgain() {
        chromium.console().expectFailedLoads();
        dashboard.asAlice();
        overview.open();
        dashboard.awaitBadge("live");
        dom.script("window.notLoadedAgain = true");

        CompletableFuture<Void> restart = CompletableFuture.runAsync(gateway::restart);
        try {
            dashboard.awaitNotLive();
            assertThat(dashboard.badge()).matches("(Reconnecting in|Not live since) .+");
        } finally {
            restart.join();
        }

        dashboard.awaitBadge("logged-out");
        assertThat(dashboard.badge()).isEqualTo("Logged out");
        assertThat(dom.script("return window.notLoadedAgain === true")).isEqualTo(true);

        dashboard.logInAgain();
        dashboard.awaitBadge("live");
        assertThat(dashboard.heading()).isEqualTo("Overview");

        long hits = overview.figure("rate-limit-hits");
        gateway.call("/api/hello", DashboardGateway.newAddress(), DashboardGateway.LIMIT + 2);
        overview.awaitFigure("rate-limit-hits", hits + 2);
    }
}
