package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What administrators do on the pages of the dashboard")
class DashboardFormsIT {
    private static final Pattern SECRET = Pattern.compile("gw_live_[0-9a-f]{32}");

    private final GatewayServer server = AdministeredGateway.server();
    private final Operator operator = new Operator(server);
    private final Browser browser = new Browser(server);
    private final String name = "page-" + UUID.randomUUID();

    @BeforeEach
    void logIn() {
        browser.logIn("alice", LoginPageIT.PASSWORD);
    }

    @Test
    void createAKeyWhoseSecretIsShownOnce() {
        browser.get("/dashboard/keys");
        Response created =
                browser.submit(browser.form("create-key").with("key-name", name).with("key-tier", "pro"));

        assertThat(created.status()).isEqualTo(200);
        assertThat(created.header("Cache-Control").orElse("")).contains("no-store");
        String secret = secretIn(created);
        Response echo = server.send(Request.get("/api/echo").key(secret));
        assertThat(echo.json()).containsEntry("tier", "pro").containsEntry("authenticated", true);
        assertThat(browser.get("/dashboard/keys?q=" + name).text())
                .contains(name)
                .doesNotContain(secret);
        assertThat(operator.get("audit?limit=1000").text()).contains(name).doesNotContain(secret);
    }

    @Test
    void sendingTheSameFormAgainCreatesNoOther() {
        browser.get("/dashboard/keys");
        PageForm form = browser.form("create-key").with("key-name", name).with("key-tier", "pro");
        browser.submit(form);

        Response again = browser.submit(form);

        assertThat(again.header("Location")).contains("/dashboard/keys?notice=repeated");
        assertThat(browser.get("/dashboard/keys?notice=repeated").text()).contains("This form was sent before");
        assertThat(timesNamed()).isEqualTo(1);
    }

    @Test
    void whatIsWrongIsSaidOnThePageAndTheFormStaysFilledIn() {
        browser.get("/dashboard/keys");
        Response refused = browser.submit(browser.form("create-key")
                .with("key-name", name)
                .with("key-tier", "pro")
                .with("key-expires", "2001-01-01"));

        assertThat(refused.status()).isEqualTo(200);
        assertThat(refused.text()).contains("expiresAt", "a time to come", "value=\"" + name + "\"");
        assertThat(timesNamed()).isZero();
    }

    @Test
    void revokeAKeyAfterAConfirmationThatNamesIt() {
        Map<String, Object> key = operator.createKey("{\"name\":\"" + name + "\"}");
        String id = (String) key.get("id");

        assertThat(browser.get("/dashboard/keys?confirm=revoke&id=" + id).text())
                .contains("Revoke “" + name + "”?");
        assertThat(operator.get("keys/" + id).json()).containsEntry("active", true);
        Response revoked = browser.submit(browser.form("revoke-key"));

        assertThat(revoked.status()).isEqualTo(303);
        assertThat(revoked.header("Location")).contains("/dashboard/keys?notice=key-revoked");
        assertThat(operator.get("keys/" + id).json()).containsEntry("active", false);
        assertThat(operator.actions()).contains("key.revoke " + id);
    }

    @Test
    void rotateAKey() {
        Map<String, Object> key = operator.createKey("{\"name\":\"" + name + "\"}");
        browser.get("/dashboard/keys?confirm=rotate&id=" + key.get("id"));

        Response rotated = browser.submit(browser.form("rotate-key"));
        String secret = secretIn(rotated);
        assertThat(rotated.text()).as("asked once").doesNotContain("<dialog");

        assertThat(secret).isNotEqualTo(key.get("key"));
        assertThat(server.send(Request.get("/api/echo").key(secret)).json()).containsEntry("clientId", key.get("id"));
    }

    @Test
    void aKeyThatIsGoneMeanwhileIsSaidToBe() {
        browser.get("/dashboard/keys?confirm=revoke&id=nobody-has-this");
        Response refused = browser.submit(browser.form("revoke-key"));

        assertThat(refused.status()).isEqualTo(200);
        assertThat(refused.text()).contains("There is no such API key.").doesNotContain("<dialog");
    }

    @Test
    void resetTheLimitsOfAClient() {
        String id = (String) operator.createKey("{\"name\":\"" + name + "\",\"tier\":\"pro\"}")
                .get("id");
        browser.get("/dashboard/limits?client=" + id + "&confirm=reset&id=" + id);

        Response reset = browser.submit(browser.form("reset-limits"));

        assertThat(reset.header("Location")).contains("/dashboard/limits?client=" + id + "&notice=limits-reset");
        assertThat(operator.actions()).contains("limits.reset " + id);
    }

    @Test
    void changeAddressRulesUnlessThatRefusesThemselves() {
        browser.get("/dashboard/addresses");
        Response warned = browser.submit(
                browser.form("edit-rules").with("mode", "blocklist").with("edit-blocklist", "127.0.0.1"));
        assertThat(warned.text()).contains("These rules would refuse your own address, 127.0.0.1");

        browser.get("/dashboard/addresses");
        PageForm rules = browser.form("edit-rules").with("edit-blocklist", "203.0.113.77\n198.51.100.0/24");
        Response saved = browser.submit(rules);
        assertThat(saved.header("Location")).contains("/dashboard/addresses?notice=rules-saved");
        assertThat(operator.get("ip-rules").text()).contains("203.0.113.77", "198.51.100.0/24");

        browser.get("/dashboard/addresses");
        PageForm back = browser.form("edit-rules").with("edit-blocklist", "");
        operator.put("ip-rules", "{\"blocklist\":[\"203.0.113.78\"]}");
        assertThat(browser.submit(back).text()).contains("The rules were changed meanwhile");
        browser.submit(browser.form("edit-rules"));
        assertThat(operator.get("ip-rules").text())
                .as("the form shows what others did")
                .contains("203.0.113.78");
        browser.get("/dashboard/addresses");
        browser.submit(browser.form("edit-rules").with("edit-blocklist", ""));
        assertThat(operator.get("ip-rules").text()).doesNotContain("203.0.113.78");
    }

    @Test
    void explainingARequestSpendsNothing() {
        Response explained = browser.get("/dashboard/limits?method=GET&path=/api/hello");

        assertThat(explained.text()).contains("Every rule and limit lets it pass.", "Nothing was spent by asking.");
        assertThat(browser.get("/dashboard/limits?method=GET&path=nonsense").text())
                .contains("path must be a path such as /api/orders?page=2");
    }

    private String secretIn(Response page) {
        Matcher secret = SECRET.matcher(page.text());
        assertThat(secret.find()).as("a secret in the page").isTrue();
        return secret.group();
    }

    private int timesNamed() {
        return operator.get("keys").text().split(name, -1).length - 1;
    }
}
