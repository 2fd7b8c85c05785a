package gateway.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Pages say live only of what is")
@ExtendWith(BrowserExtension.class)
class LivenessBrowserIT {
    /** More than two heartbeats, after which a stream on which nothing comes is broken. */
    private static final Duration LONG = Duration.ofSeconds(40);

    private final DashboardGateway gateway = DashboardGateway.shared();
    private final Dom dom;
    private final Dashboard dashboard;
    private final OverviewPage overview;
    private final String address = DashboardGateway.newAddress();

    LivenessBrowserIT(Chromium chromium) {
        this.dom = chromium.dom();
        this.dashboard = new Dashboard(gateway, chromium);
        this.overview = new OverviewPage(gateway, chromium);
    }

    @BeforeEach
    void look() {
        dashboard.asAlice();
        overview.open();
        dashboard.awaitBadge("live");
        overview.awaitFeed();
    }

    @Test
    void connectionsOnWhichNothingComesAreNoticedAndReplaced() {
        FrozenServer.during(gateway.server(), () -> {
            dashboard.moveClock(LONG);

            dashboard.awaitBadge("stale");
            assertThat(dashboard.badge()).startsWith("Not live since");
            overview.awaitDeadFeed();
            assertThat(dom.script("return document.body.dataset.freshness")).isEqualTo("stale");
        });

        dashboard.awaitBadge("live");
        overview.awaitFeed();
        assertThat(dom.script("return document.body.dataset.freshness")).isEqualTo("fresh");
        gateway.call("/api/hello", address, DashboardGateway.LIMIT + 1);
        overview.awaitRefusal(address);
    }
}
