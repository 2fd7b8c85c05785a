package gateway.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Pages say live only of what is")
@ExtendWith(BrowserExtension.class)
class LivenessBrowserIT {
    /** More than two heartbeats, after which a stream on which nothing comes is broken. */
    private static final Duration LONG = Duration.ofSeconds(40);

    /** How many refusals the gateway keeps for those who come back. */
    private static final int KEPT = 1000;

    private final DashboardGateway gateway = DashboardGateway.shared();
    private final Chromium chromium;
    private final Dom dom;
    private final Dashboard dashboard;
    private final OverviewPage overview;
    private final String address = DashboardGateway.newAddress();

    LivenessBrowserIT(Chromium chromium) {
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

    @Test
    void aTabInTheBackgroundListensToNothingAndComesBackWithFreshFigures() {
        String first = hide();
        assertThat(gateway.call("/api/hello", address, DashboardGateway.LIMIT + 2)
                        .status())
                .isEqualTo(429);

        chromium.lookAt(first);

        dashboard.awaitBadge("live");
        overview.awaitFeed();
        overview.awaitRefusal(address);
        dom.await("the refusals of meanwhile", () -> refusalsOf(address) == 2);
        dom.await(
                "the client among the limited",
                () -> overview.mostLimited().stream().anyMatch(line -> line.contains(address)));
    }

    @Test
    void refusalsThatCannotBeHadAnyMoreAreNotPassedOverInSilence() {
        gateway.call("/api/hello", address, DashboardGateway.LIMIT + 1);
        overview.awaitRefusal(address);
        String first = hide();
        gateway.call("/api/hello", address, KEPT + 1);

        chromium.lookAt(first);

        overview.awaitRefusal("some refusals not shown");
        gateway.call("/api/hello", address, 1);
        dom.await("the refusals since", () -> !overview.refusals().get(0).equals("some refusals not shown"));
    }

    @Test
    void aListThatCannotBeBroughtUpToDateSaysSinceWhen() {
        chromium.console().expectFailedLoads();
        String path = "/api/" + UUID.randomUUID();
        RequestsPage requests = new RequestsPage(gateway, chromium).open("path=" + path);
        dashboard.awaitBadge("live");
        chromium.block("*/dashboard/requests*");

        gateway.call(path, address, 1);

        dom.awaitShown("#requests[data-outdated]");
        assertThat((String) dom.script("return document.getElementById('requests').dataset.outdated"))
                .startsWith("Not up to date since");
        chromium.block();
        dashboard.moveClock(LONG);
        dom.await("the end of the mark", () -> dom.count("[data-outdated]") == 0);
        assertThat(requests.paths()).contains(path);
    }

    /**
     * Opens another tab in front of the page, and waits until the page has given its streams up; the gateway notices that
     * when it writes to them the next time, so something is refused meanwhile.
     */
    private String hide() {
        String first = chromium.openTab();
        String other = DashboardGateway.newAddress();
        gateway.call("/api/hello", other, DashboardGateway.LIMIT);
        dom.await("the end of the streams", () -> {
            gateway.call("/api/hello", other, 1);
            return gateway.listeners() == 0;
        });
        return first;
    }

    private long refusalsOf(String client) {
        List<String> refusals = overview.refusals();
        return refusals.stream().filter(line -> line.contains(client)).count();
    }
}
