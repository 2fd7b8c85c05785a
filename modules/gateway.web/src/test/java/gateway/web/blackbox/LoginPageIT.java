package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The login page and the sessions that follow")
class LoginPageIT {
    static final String PASSWORD = "correct horse battery staple";

    /** PBKDF2 of {@link #PASSWORD}, computed by another program. */
    static final String HASH =
            "PBKDF2WithHmacSHA256:100000:c2FsdC1vZi10aGUtdGVzdA==:qJOUv+fs+KyofYi3BncG9EaE7J0k7W+cexBJc60ElD4=";

    static final String SETTINGS = """
            gateway.admin.users.alice.password-hash=%1$s
            gateway.admin.users.alice.roles=gateway-admin
            gateway.admin.users.victor.password-hash=%1$s
            gateway.admin.users.victor.roles=gateway-viewer
            """.formatted(HASH);

    private final GatewayServer server = AdministeredGateway.server();
    private final Browser browser = new Browser(server);

    @ParameterizedTest
    @ValueSource(strings = {"/dashboard", "/dashboard/", "/dashboard/anything", "/dashboard/logout"})
    void whoeverIsNotLoggedInIsSentThere(String page) {
        Response response = browser.get(page);

        assertThat(response.status()).isEqualTo(303);
        assertThat(response.header("Location")).contains("/dashboard/login");
        assertThat(response.all("Set-Cookie")).isEmpty();
    }

    @Test
    void aProgramThatIsNotLoggedInIsToldHowInJson() {
        Response response = server.manage(Request.get("/api/gateway/keys"));

        assertThat(response.status()).isEqualTo(401);
        assertThat(response.header("Content-Type")).contains("application/problem+json");
        assertThat(response.header("WWW-Authenticate").orElse(""))
                .contains("ApiKey realm=\"gateway\"", "Basic realm=\"gateway\"");
    }

    @Test
    void aScriptIsNotToldOfBasicSinceItsBrowserWouldAskByItself() {
        Response response = server.manage(Request.get("/api/gateway/keys").header("Sec-Fetch-Mode", "cors"));

        assertThat(response.header("WWW-Authenticate")).contains("ApiKey realm=\"gateway\"");
    }

    @Test
    void aLoginOpensPagesAndTheApi() {
        Response loggedIn = browser.logIn("alice", PASSWORD);

        assertThat(loggedIn.status()).isEqualTo(303);
        assertThat(loggedIn.header("Location")).contains("/dashboard");
        Response home = browser.get("/dashboard");
        assertThat(home.status()).isEqualTo(200);
        assertThat(home.text())
                .contains("alice", "administrator", "Log out")
                .doesNotContain("The gateway is not ready");
        assertThat(browser.get("/api/gateway/keys").status()).isEqualTo(200);
        assertThat(browser.get("/dashboard/login").header("Location")).contains("/dashboard");
    }

    @Test
    void theCookieOfASessionIsForThisSiteAndNoScript() {
        List<String> cookies = browser.logIn("alice", PASSWORD).all("Set-Cookie");

        assertThat(cookies)
                .filteredOn(cookie -> cookie.startsWith("gateway-session="))
                .singleElement()
                .satisfies(cookie -> assertThat(cookie)
                        .containsIgnoringCase("HttpOnly")
                        .containsIgnoringCase("SameSite=Strict")
                        .containsIgnoringCase("Path=/")
                        .doesNotContainIgnoringCase("Domain"));
        assertThat(browser.cookie("gateway-session")).matches("[0-9a-f]{64}");
    }

    @Test
    void everyLoginHasAnotherSession() {
        browser.logIn("alice", PASSWORD);
        String first = browser.cookie("gateway-session");
        Browser again = new Browser(server);
        again.logIn("alice", PASSWORD);

        assertThat(again.cookie("gateway-session")).isNotEqualTo(first);
    }

    @Test
    void aSessionThatSomebodyMadeUpIsNone() {
        Response response =
                server.manage(Request.get("/api/gateway/keys").header("Cookie", "gateway-session=" + "0".repeat(64)));

        assertThat(response.status()).isEqualTo(401);
    }

    @Test
    void noCookieThatWasThereBeforeTheLoginBecomesASession() {
        Request fixed = Request.get("/dashboard/login").header("Cookie", "gateway-session=" + "a".repeat(64));
        server.manage(fixed);
        browser.logIn("alice", PASSWORD);

        assertThat(browser.cookie("gateway-session")).isNotEqualTo("a".repeat(64));
    }

    @ParameterizedTest
    @ValueSource(strings = {"alice", "nobody", "<script>alert(1)</script>"})
    void aWrongPasswordAndAnUnknownUserAreAnsweredAlike(String user) {
        Response expected = new Browser(server).logIn("somebody", "wrong");

        Response response = browser.logIn(user, "wrong-password");

        assertThat(response.status()).isEqualTo(401);
        assertThat(withoutToken(response)).isEqualTo(withoutToken(expected)).doesNotContain("<script>", "wrong-pass");
        assertThat(browser.cookie("gateway-session")).isEmpty();
    }

    @Test
    void aLogoutEndsTheSession() {
        browser.logIn("alice", PASSWORD);
        String session = browser.cookie("gateway-session");
        browser.get("/dashboard");

        Response loggedOut = browser.submit("/dashboard/logout", Map.of("token", browser.token()));

        assertThat(loggedOut.header("Location")).contains("/dashboard/login");
        Request old = Request.get("/api/gateway/keys").header("Cookie", "gateway-session=" + session);
        assertThat(server.manage(old).status()).isEqualTo(401);
    }

    @Test
    void aViewerMayReadAndChangeNothing() {
        browser.logIn("victor", PASSWORD);

        assertThat(browser.get("/api/gateway/config").status()).isEqualTo(200);
        Response refused = browser.send(Operator.json("POST", "keys", "{\"name\":\"x\"}"));
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.json()).containsEntry("error", "Forbidden");
    }

    @Test
    void pagesLetABrowserDoNothingElse() {
        browser.logIn("alice", PASSWORD);

        for (Response page : List.of(server.manage(Request.get("/dashboard/login")), browser.get("/dashboard"))) {
            assertThat(page.header("Content-Security-Policy").orElse(""))
                    .contains("default-src 'none'", "frame-ancestors 'none'")
                    .doesNotContain("unsafe");
            assertThat(page.header("X-Frame-Options")).contains("DENY");
            assertThat(page.header("X-Content-Type-Options")).contains("nosniff");
            assertThat(page.header("Cache-Control").orElse("")).contains("no-store");
            assertThat(page.header("Content-Type").orElse("")).startsWith("text/html");
            assertThat(page.text())
                    .doesNotContainPattern("<script(?![^>]* src=)")
                    .doesNotContain("style=", "onclick");
        }
    }

    @Test
    void thePagesAreOnThePortOfTheManagementApiOnly() {
        assertThat(server.send(Request.get("/dashboard/login")).status()).isEqualTo(404);
        assertThat(server.send(Request.get("/dashboard")).status()).isEqualTo(404);
    }

    private static String withoutToken(Response page) {
        return page.text().replaceAll("value=\"[0-9a-f]{64}\"", "");
    }
}
