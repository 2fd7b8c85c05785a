package gateway.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Every page of the dashboard, in a browser")
@ExtendWith(BrowserExtension.class)
@Tag("every-server")
class PagesBrowserIT {
    private static final int PHONE = 390;
    private static final int HEAD = 120;

    private final DashboardGateway gateway = DashboardGateway.shared();
    private final Chromium chromium;
    private final Dom dom;
    private final Dashboard dashboard;

    PagesBrowserIT(Chromium chromium) {
        this.chromium = chromium;
        this.dom = chromium.dom();
        this.dashboard = new Dashboard(gateway, chromium);
    }

    @BeforeEach
    void logIn() {
        dashboard.asAlice();
    }

    @Test
    void isLiveAndWritesNothingToTheConsole() {
        assertThat(Dashboard.PAGES).allSatisfy(page -> {
            dashboard.open(page).awaitBadge("live");
            assertThat(dashboard.heading()).isNotBlank();
            assertThat(dom.count("script:not([src]), style, [style], [onclick], [onload], [onsubmit]"))
                    .as("inline script and style in " + page)
                    .isLessThanOrEqualTo(chartsOf(page));
            assertThat(chromium.console().errors()).as(page).isEmpty();
        });
    }

    /** Chart.js gives a size to each canvas, by script and not by markup, which the policy lets it. */
    private int chartsOf(String page) {
        return page.equals("/dashboard") ? dom.count("canvas[style]") : 0;
    }

    @Test
    void aScriptThatGotIntoItWouldNotRun() {
        chromium.console().expect("Content Security Policy");
        chromium.console().expectFailedLoads();
        dashboard.open("/dashboard/requests");

        dom.script("""
                const script = document.createElement("script");
                script.textContent = "window.__x = 1";
                document.body.append(script);
                document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.__x = 2'>");
                """);

        dom.await("the image that is not there", () ->
                (Boolean) dom.script("return document.querySelector('img[src=x]').complete"));
        assertThat(dom.script("return window.__x ?? null")).isNull();
    }

    @Test
    void fitsOnAPhone() {
        gateway.call("/api/" + "a-long-path-without-an-end-".repeat(8), DashboardGateway.newAddress(), 1);
        chromium.tell(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", PHONE, "height", 844, "deviceScaleFactor", 2, "mobile", true));

        assertThat(Dashboard.PAGES).allSatisfy(page -> {
            dashboard.open(page).awaitBadge("live");
            assertThat((Long) dom.script("return document.documentElement.scrollWidth"))
                    .as("width of " + page)
                    .isLessThanOrEqualTo(PHONE);
            assertThat((Long) dom.script("return document.querySelector('.sidebar').offsetHeight"))
                    .as("height of the navigation of " + page + ", however little there is below")
                    .isLessThan(HEAD);
        });
    }

    @Test
    void keepsTheThemeThatWasChosen() {
        for (String theme : List.of("dark", "light")) {
            dashboard.open("/dashboard").chooseTheme(theme);
            dom.reload();
            assertThat(dashboard.chosenTheme()).isEqualTo(theme);
            assertThat(dashboard.isDark()).isEqualTo(theme.equals("dark"));
            dashboard.open("/dashboard/keys");
            assertThat(dashboard.chosenTheme()).isEqualTo(theme);
        }
    }

    @Test
    void followsTheSystemUnlessAThemeIsChosen() {
        dashboard.open("/dashboard").chooseTheme("system");
        for (String scheme : List.of("dark", "light")) {
            chromium.tell(
                    "Emulation.setEmulatedMedia",
                    Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
            dom.reload();
            assertThat(dashboard.chosenTheme()).isEqualTo("system");
            assertThat(dashboard.isDark()).isEqualTo(scheme.equals("dark"));
        }
    }

    @Test
    void saysWhatToDoWhereNothingIsThereYet() {
        assertThat(dashboard.open("/dashboard/keys?q=nobody-has-this-name").heading())
                .isEqualTo("API keys");
        assertThat(dom.text("#keys")).contains("No key matches", "Search for a part of an id or a name.");
        dashboard.open("/dashboard/devices");
        assertThat(dom.text("main")).contains("Devices are off", "gateway.devices.enabled=true", "No devices");
        dashboard.open("/dashboard/addresses");
        assertThat(dom.text("#blocklist")).contains("No entries", "an empty blocklist lets everybody in");
        dashboard.open("/dashboard");
        assertThat(dom.count("#traffic-chart")).isEqualTo(1);
    }

    @Test
    void thatDoesNotExistIsSaidSo() {
        chromium.console().expectFailedLoads();
        dashboard.open("/dashboard/nothing");

        assertThat(dashboard.heading()).isEqualTo("There is no such page");
    }
}
