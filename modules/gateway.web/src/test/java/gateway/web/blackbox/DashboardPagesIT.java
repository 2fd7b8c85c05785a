package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The pages of the dashboard")
@Tag("every-server")
class DashboardPagesIT {
    private static final String FILES = "/dashboard/resources/jakarta.faces.resource/";

    private final GatewayServer server = AdministeredGateway.server();
    private final Browser browser = new Browser(server);

    static List<String> pages() {
        return List.of(
                "/dashboard",
                "/dashboard/requests",
                "/dashboard/limits",
                "/dashboard/keys",
                "/dashboard/devices",
                "/dashboard/addresses",
                "/dashboard/audit",
                "/dashboard/system");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void areThereForAdministratorsAndViewers(String page) {
        for (String user : List.of("alice", "victor")) {
            Browser visitor = new Browser(server);
            visitor.logIn(user, LoginPageIT.PASSWORD);
            Response response = visitor.get(page);

            assertThat(response.status()).isEqualTo(200);
            assertThat(response.header("Content-Type").orElse("")).startsWith("text/html");
            assertThat(response.text()).contains("<h1>", user, "</html>");
            assertThat(response.all("Set-Cookie"))
                    .as("nothing is kept for the next page")
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void letABrowserRunNothingThatStandsInThePage(String page) {
        browser.logIn("alice", LoginPageIT.PASSWORD);
        Response response = browser.get(page);

        assertThat(response.header("Content-Security-Policy").orElse(""))
                .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'")
                .doesNotContain("unsafe");
        assertThat(response.header("X-Frame-Options")).contains("DENY");
        assertThat(response.header("Cache-Control").orElse("")).contains("no-store");
        assertThat(response.text())
                .doesNotContainPattern("<script(?![^>]* src=)")
                .doesNotContainPattern("<[^>]* (style|on[a-z]+)=")
                .doesNotContain("<style", "javascript:");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void showViewersNothingToChangeThingsBy(String page) {
        browser.logIn("victor", LoginPageIT.PASSWORD);

        String html = browser.get(page + "?confirm=revoke&id=observer&client=observer")
                .text();

        assertThat(html.split("method=\"post\"", -1))
                .as("the logout alone is a form")
                .hasSize(2);
        assertThat(html).doesNotContain("data-dialog");
    }

    @Test
    void whoeverIsNotLoggedInComesBackToThePageAfterwards() {
        Response sent = browser.get("/dashboard/requests?status=4xx");
        String login = sent.header("Location").orElseThrow();

        assertThat(sent.status()).isEqualTo(303);
        assertThat(login).isEqualTo("/dashboard/login?to=%2Fdashboard%2Frequests%3Fstatus%3D4xx");
        browser.get(login);
        Response loggedIn = browser.submit(browserForm().with("user", "alice").with("password", LoginPageIT.PASSWORD));
        assertThat(loggedIn.header("Location")).contains("/dashboard/requests?status=4xx");
    }

    private PageForm browserForm() {
        return browser.form("log-in");
    }

    @Test
    void nobodyIsSentElsewhereByALogin() {
        browser.get("/dashboard/login?to=https://evil.example/");
        Response loggedIn = browser.submit(browserForm().with("user", "alice").with("password", LoginPageIT.PASSWORD));

        assertThat(loggedIn.header("Location")).contains("/dashboard");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/dashboard/keys.xhtml",
                "/dashboard/overview.xhtml",
                "/dashboard/template.xhtml",
                "/dashboard/parts/form.xhtml",
                "/dashboard/css/gateway.css",
                "/dashboard/js/dashboard.js",
                "/dashboard/resources/dashboard/keys.xhtml",
                "/dashboard/resources/dashboard/keys",
                FILES + "dashboard/keys.xhtml",
                FILES + "dashboard/../dashboard/keys.xhtml",
                FILES + "gateway.properties",
                "/dashboard/nothing",
                "/dashboard.xhtml",
                "/dashboard/faces-config.xml"
            })
    void theirSourcesAreNot(String path) {
        browser.logIn("alice", LoginPageIT.PASSWORD);
        Response response = browser.get(path);

        assertThat(response.status()).isIn(400, 404);
        assertThat(response.text()).doesNotContain("ui:composition", "#{");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dashboard/css/gateway.css", "dashboard/js/theme.js", "dashboard/images/gateway.svg"})
    void whatTheLoginPageLooksLikeIsForEverybody(String file) {
        Response response = server.manage(Request.get(FILES + file));

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.header("Cache-Control").orElse("")).isEqualTo("private, no-cache");
        assertThat(server.manage(Request.get("/dashboard/login")).text()).contains(FILES + file);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dashboard/js/dashboard.js", "webjars/chart.js/4.5.1/dist/chart.umd.js"})
    void theirScriptsAreForThoseWhoAreLoggedIn(String file) {
        assertThat(browser.get(FILES + file).status()).isEqualTo(303);

        browser.logIn("victor", LoginPageIT.PASSWORD);
        Response response = browser.get(FILES + file);

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.header("Content-Type").orElse("")).contains("javascript");
    }

    @Test
    void explainAFilterThatIsNone() {
        browser.logIn("victor", LoginPageIT.PASSWORD);
        String page = browser.get("/dashboard/requests?status=teapot").text();

        assertThat(page)
                .containsPattern("role=\"alert\"[^>]*><p>[^<]*status[^<]*must be a status such as 404 or 4xx")
                .contains("value=\"teapot\"");
    }

    @Test
    void showTheLastPartOfAListThatEndsBeforeAnOffset() {
        browser.logIn("victor", LoginPageIT.PASSWORD);

        assertThat(browser.get("/dashboard/keys?offset=1000000").text()).contains("data-key=");
        assertThat(browser.get("/dashboard/requests?offset=1000000").text()).contains("id=\"request-table\"");
        assertThat(browser.get("/dashboard/audit?offset=1000000").text()).contains("rel=\"prev\"");
    }

    @Test
    void listTheNewestKeysFirst() {
        Operator operator = new Operator(server);
        Object older = operator.createKey("{\"name\":\"newest-first\"}").get("id");
        browser.logIn("victor", LoginPageIT.PASSWORD);
        Object newer = operator.createKey("{\"name\":\"newest-first\"}").get("id");

        assertThat(browser.get("/dashboard/keys?q=newest-first").text())
                .containsSubsequence("data-key=\"" + newer, "data-key=\"" + older);
    }

    @Test
    void areNotOnThePortOfTheApi() {
        pages().forEach(page ->
                assertThat(server.send(Request.get(page)).status()).as(page).isEqualTo(404));
        assertThat(server.send(Request.get(FILES + "dashboard/css/gateway.css")).status())
                .isEqualTo(404);
    }

    @Test
    void refuseOtherMethods() {
        browser.logIn("alice", LoginPageIT.PASSWORD);

        assertThat(browser.send(Request.of("PUT", "/dashboard/keys")).status()).isEqualTo(405);
        assertThat(browser.send(Request.of("DELETE", "/dashboard/keys?id=observer"))
                        .status())
                .isEqualTo(405);
    }
}
