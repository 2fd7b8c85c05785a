package gateway.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("What happens shows up without loading a page again")
@ExtendWith(BrowserExtension.class)
class LiveFiguresBrowserIT {
    private static final int TOO_MANY = 3;

    private final DashboardGateway gateway = DashboardGateway.shared();
    private final Dom dom;
    private final Dashboard dashboard;
    private final OverviewPage overview;
    private final Chromium chromium;
    private final String address = DashboardGateway.newAddress();

    LiveFiguresBrowserIT(Chromium chromium) {
        this.chromium = chromium;
        this.dom = chromium.dom();
        this.dashboard = new Dashboard(gateway, chromium);
        this.overview = new OverviewPage(gateway, chromium);
    }

    @BeforeEach
    void look() {
        dashboard.asAlice();
        overview.open();
        dashboard.awaitBadge("live");
        dom.script("window.notLoadedAgain = true");
    }

    private void assertNotLoadedAgain() {
        assertThat(dom.script("return window.notLoadedAgain === true")).isEqualTo(true);
    }

    @Test
    void figuresChange() {
        long requests = overview.figure("total-requests");
        long hits = overview.figure("rate-limit-hits");

        gateway.call("/api/hello", address, DashboardGateway.LIMIT + TOO_MANY);

        overview.awaitFigure("rate-limit-hits", hits + TOO_MANY);
        overview.awaitFigureAtLeast("total-requests", requests + DashboardGateway.LIMIT + TOO_MANY);
        dom.await(
                "the client among the limited",
                () -> overview.mostLimited().stream().anyMatch(line -> line.contains(address)));
        assertThat(dashboard.badge()).isEqualTo("Live");
        assertNotLoadedAgain();
    }

    @Test
    void refusalsAreListedAsTheyHappen() {
        overview.awaitFeed();

        gateway.call("/api/hello", address, DashboardGateway.LIMIT + 1);

        overview.awaitRefusal(address);
        assertThat(overview.refusals().get(0))
                .contains("429", "GET /api/hello", "Rate limit exceeded (visitors)", address);
        assertNotLoadedAgain();
    }

    @Test
    void chartsAreDrawn() {
        gateway.call("/api/hello", address, 2);

        for (String chart : new String[] {"traffic-chart", "statuses-chart", "endpoints-chart", "latency-chart"}) {
            dom.await("something in " + chart, () -> overview.hasDrawn(chart));
        }
    }

    @Test
    void requestsShowUpInTheirList() {
        String path = "/api/" + UUID.randomUUID();
        RequestsPage requests = new RequestsPage(gateway, chromium).open("path=" + path);
        dashboard.awaitBadge("live");
        assertThat(requests.paths()).isEmpty();
        dom.script("window.notLoadedAgain = true");

        gateway.call(path, address, 1);

        dom.await("the request", () -> requests.paths().contains(path));
        assertNotLoadedAgain();
    }

    @Test
    void twoTabsAreLiveEachWhenItIsLookedAt() {
        String first = chromium.openTab();
        overview.open();
        dashboard.awaitBadge("live");
        String second = chromium.tab();

        chromium.lookAt(first);
        dashboard.awaitBadge("live");
        long hits = overview.figure("rate-limit-hits");
        gateway.call("/api/hello", address, DashboardGateway.LIMIT + TOO_MANY);
        overview.awaitFigure("rate-limit-hits", hits + TOO_MANY);

        chromium.lookAt(second);
        dashboard.awaitBadge("live");
        overview.awaitFigure("rate-limit-hits", hits + TOO_MANY);
    }
}
