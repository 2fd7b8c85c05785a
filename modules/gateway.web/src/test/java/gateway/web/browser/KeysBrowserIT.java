package gateway.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;

@DisplayName("API keys, made and ended in a browser")
@ExtendWith(BrowserExtension.class)
class KeysBrowserIT {
    private final DashboardGateway gateway = DashboardGateway.shared();
    private final Chromium chromium;
    private final Dom dom;
    private final Dashboard dashboard;
    private final KeysPage keys;
    private final String name = "key-" + UUID.randomUUID();

    KeysBrowserIT(Chromium chromium) {
        this.chromium = chromium;
        this.dom = chromium.dom();
        this.dashboard = new Dashboard(gateway, chromium);
        this.keys = new KeysPage(gateway, chromium);
    }

    @BeforeEach
    void logIn() {
        dashboard.asAlice();
    }

    @Test
    void aKeyIsCreatedShownOnceCopiedAndUsed() {
        chromium.tell(
                "Browser.grantPermissions",
                Map.of(
                        "origin", gateway.origin(),
                        "permissions", List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
        keys.open().create(name, "pro");
        String secret = keys.newSecret();

        assertThat(secret).matches("gw_live_[0-9a-f]{32}");
        assertThat(keys.copy()).isEqualTo("Copied.");
        assertThat(dom.laterScript("navigator.clipboard.readText().then(arguments[0], arguments[0])"))
                .isEqualTo(secret);
        assertThat(echo(secret).json()).containsEntry("tier", "pro").containsEntry("authenticated", true);

        keys.search(name);
        assertThat(keys.showsSecret()).isFalse();
        assertThat((String) dom.script("return document.documentElement.outerHTML"))
                .contains(name)
                .doesNotContain(secret);
    }

    @Test
    void aSecretIsCopiedWithoutPermissionForTheClipboardToo() {
        chromium.tell(
                "Browser.setPermission",
                Map.of(
                        "origin", gateway.origin(),
                        "permission", Map.of("name", "clipboard-write"),
                        "setting", "denied"));
        keys.open().create(name, "free");
        String secret = keys.newSecret();

        assertThat(keys.copy()).isEqualTo("Copied.");
        assertThat(keys.pasted()).isEqualTo(secret);
    }

    @Test
    void aSecretThatCannotBeCopiedIsSelected() {
        keys.open().create(name, "free");
        String secret = keys.newSecret();
        dom.script("navigator.clipboard.writeText = () => Promise.reject(); document.execCommand = () => false");

        assertThat(keys.copy()).isEqualTo("Selected. Press Ctrl+C or ⌘C to copy.");
        assertThat(dom.script("return getSelection().toString()")).isEqualTo(secret);
    }

    @Test
    void aKeyIsRevokedAfterAQuestionThatNamesIt() {
        Map<String, Object> key = gateway.newKey();
        keys.search((String) key.get("name")).ask("revoke", key.get("id"));
        assertThat(keys.question()).contains("Revoke “" + key.get("name") + "”?", "cannot be undone");
        assertThat(echo((String) key.get("key")).status()).isEqualTo(200);

        keys.confirm();

        dashboard.awaitNotice("The key is revoked");
        assertThat(echo((String) key.get("key")).status()).isEqualTo(401);
        keys.search((String) key.get("name"));
        assertThat(keys.row((String) key.get("id"), "State")).isEqualTo("revoked");
    }

    @Test
    void aQuestionGoesAwayByEscapeAndNothingIsDone() {
        Map<String, Object> key = gateway.newKey();
        keys.search((String) key.get("name")).ask("revoke", key.get("id"));

        dom.press(Keys.ESCAPE);

        dom.await("the end of the question", () -> !keys.asks());
        dom.await(
                "the focus where it was",
                () -> "revoke".equals(dom.script("return document.activeElement.dataset.test")));
        assertThat(echo((String) key.get("key")).status()).isEqualTo(200);
    }

    @Test
    void aKeyGetsAnotherSecret() {
        Map<String, Object> key = gateway.newKey();
        keys.search((String) key.get("name")).ask("rotate", key.get("id"));
        keys.confirm();

        String secret = keys.newSecret();

        assertThat(secret).isNotEqualTo(key.get("key"));
        assertThat(echo(secret).json()).containsEntry("clientId", key.get("id"));
    }

    @Test
    void loadingThePageWithASecretAgainMakesNoOther() {
        keys.open().create(name, "free");
        keys.newSecret();

        dom.reload();

        dashboard.awaitNotice("This form was sent before");
        assertThat(keys.showsSecret()).isFalse();
        keys.search(name);
        assertThat(dom.count("[data-key]")).isEqualTo(1);
    }

    private Response echo(String secret) {
        return gateway.server().send(Request.get("/api/echo").key(secret));
    }
}
