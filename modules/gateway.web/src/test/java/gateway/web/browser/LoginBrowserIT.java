package gateway.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Cookie;

@DisplayName("Logging in, in a browser")
@ExtendWith(BrowserExtension.class)
class LoginBrowserIT {
    private final DashboardGateway gateway = DashboardGateway.shared();
    private final Chromium chromium;
    private final Dom dom;
    private final LoginPage login;
    private final Dashboard dashboard;

    LoginBrowserIT(Chromium chromium) {
        this.chromium = chromium;
        this.dom = chromium.dom();
        this.login = new LoginPage(gateway, chromium);
        this.dashboard = new Dashboard(gateway, chromium);
    }

    @Test
    void leadsToThePageThatWasAskedFor() {
        dashboard.open("/dashboard/requests?status=4xx");
        assertThat(login.isShown()).isTrue();

        login.logIn("alice", DashboardGateway.PASSWORD);

        dom.awaitText("#user", "alice");
        assertThat(dom.address()).isEqualTo(gateway.url("/dashboard/requests?status=4xx"));
        assertThat(dashboard.heading()).isEqualTo("Requests");
    }

    @Test
    void aWrongPasswordIsSaidAndOpensNothing() {
        chromium.console().expectFailedLoads();
        login.open().logIn("alice", "open sesame");

        dom.awaitShown("[role=alert]");
        assertThat(login.isShown()).isTrue();
        assertThat(login.message()).isNotBlank().doesNotContain("open sesame");
        assertThat(dom.cookie(DashboardGateway.SESSION)).isNull();
        dashboard.open("/dashboard/keys");
        assertThat(login.isShown()).isTrue();
    }

    @Test
    void noScriptSeesTheCookieOfTheSession() {
        login.open().logIn("alice", DashboardGateway.PASSWORD);
        dom.awaitShown("#user");

        Cookie session = dom.cookie(DashboardGateway.SESSION);
        assertThat(session.isHttpOnly()).isTrue();
        assertThat(session.getSameSite()).isEqualTo("Strict");
        assertThat(session.getPath()).isEqualTo("/");
        assertThat((String) dom.script("return document.cookie")).isEmpty();
    }

    @Test
    void aLogoutShowsNothingOfTheDashboardAnyMore() {
        dashboard.asAlice().open("/dashboard/keys").logOut();

        dashboard.open("/dashboard/keys");

        assertThat(login.isShown()).isTrue();
        assertThat(dom.count("#key-table")).isZero();
    }

    @Test
    void whoeverMayLookOnlySeesNothingToChangeThingsBy() {
        dashboard.asVictor();

        assertThat(Dashboard.PAGES).allSatisfy(page -> {
            dashboard.open(page);
            assertThat(dashboard.user()).isEqualTo("victor");
            assertThat(dom.count("[data-dialog], #create-key, #edit-rules, main form[method=post]"))
                    .as(page)
                    .isZero();
        });
    }
}
