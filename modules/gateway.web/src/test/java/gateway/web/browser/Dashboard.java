package gateway.web.browser;

import java.time.Duration;
import java.util.List;

/** What all pages of the dashboard have in common: who looks, the badge, the theme, what was done last. */
final class Dashboard {
    /** Every page there is. */
    static final List<String> PAGES = List.of(
            "/dashboard",
            "/dashboard/requests",
            "/dashboard/limits",
            "/dashboard/keys",
            "/dashboard/devices",
            "/dashboard/addresses",
            "/dashboard/audit",
            "/dashboard/system");

    private static final String BADGE = "#live-badge";

    private final DashboardGateway gateway;
    private final Chromium chromium;
    private final Dom dom;
    private final LoginPage login;

    Dashboard(DashboardGateway gateway, Chromium chromium) {
        this.gateway = gateway;
        this.chromium = chromium;
        this.dom = chromium.dom();
        this.login = new LoginPage(gateway, chromium);
    }

    /** Gives the browser the session of an administrator, without the pages that lead to one. */
    Dashboard asAlice() {
        return as("alice");
    }

    /** Gives the browser the session of somebody who may look only. */
    Dashboard asVictor() {
        return as("victor");
    }

    private Dashboard as(String user) {
        chromium.setCookie(gateway.origin(), DashboardGateway.SESSION, gateway.newSession(user));
        return this;
    }

    Dashboard open(String path) {
        dom.open(gateway.url(path));
        return this;
    }

    String user() {
        return dom.text("#user");
    }

    String heading() {
        return dom.text("h1");
    }

    void logOut() {
        dom.click("#logout button");
        login.awaitShown();
    }

    String badge() {
        return dom.text(BADGE + " [data-text]");
    }

    /** Waits for one of its colours: live, reconnecting, stale, logged-out. */
    void awaitBadge(String state) {
        dom.awaitShown(BADGE + "[data-state='" + state + "']");
    }

    void awaitNotLive() {
        dom.awaitShown(BADGE + ":not([data-state=live], [data-state=connecting])");
    }

    /** Follows the link of the badge, which is there when somebody is logged out. */
    void logInAgain() {
        dom.click(BADGE + " a");
        login.logIn("alice", DashboardGateway.PASSWORD);
        dom.awaitShown("#user");
    }

    /** Lets the clock of the page jump, as if nothing had happened meanwhile. */
    void moveClock(Duration time) {
        dom.script("const now = Date.now; const by = arguments[0]; Date.now = () => now() + by", time.toMillis());
    }

    void chooseTheme(String theme) {
        dom.click("[data-themes] button[value=" + theme + "]");
    }

    String chosenTheme() {
        return dom.property("[data-themes] [aria-pressed=true]", "value");
    }

    /** Whether light text is shown, for which the ground has to be dark. */
    boolean isDark() {
        return (Boolean) dom.script(
                "return getComputedStyle(document.body).color.match(/[0-9.]+/g).slice(0, 3).every(part => part > 128)");
    }

    /** What the page says about what was done just before. */
    void awaitNotice(String part) {
        dom.awaitText("#notice, #problems", part);
    }
}
