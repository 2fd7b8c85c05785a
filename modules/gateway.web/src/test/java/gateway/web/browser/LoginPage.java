package gateway.web.browser;

/** The page on which people log in. */
final class LoginPage {
    private final DashboardGateway gateway;
    private final Dom dom;

    LoginPage(DashboardGateway gateway, Chromium chromium) {
        this.gateway = gateway;
        this.dom = chromium.dom();
    }

    LoginPage open() {
        dom.open(gateway.url("/dashboard/login"));
        return this;
    }

    boolean isShown() {
        return dom.address().contains("/dashboard/login") && dom.shows("#log-in");
    }

    void awaitShown() {
        dom.awaitShown("#log-in");
    }

    /** Fills in and sends the form; on the next page when it returns. */
    void logIn(String user, String password) {
        dom.awaitShown("#log-in");
        dom.fill("#user", user);
        dom.fill("#password", password);
        dom.click("#log-in button");
    }

    String message() {
        return dom.text("[role=alert]");
    }
}
