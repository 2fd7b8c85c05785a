package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("H06: nobody posts to the pages of the dashboard in the name of somebody else")
class ForgedPagesIT {
    private static final String VIEW_STATE = "jakarta.faces.ViewState";

    private final GatewayServer server = AdministeredGateway.server();
    private final Operator operator = new Operator(server);
    private final Browser victim = new Browser(server);
    private String id = "";
    private PageForm form = PageForm.in("<form id=\"none\" action=\"/\"></form>", "none");

    @BeforeEach
    void showAConfirmation() {
        id = (String) operator.createKey("{\"name\":\"h06-" + UUID.randomUUID() + "\"}")
                .get("id");
        victim.logIn("alice", LoginPageIT.PASSWORD);
        victim.get("/dashboard/keys?confirm=revoke&id=" + id);
        form = victim.form("revoke-key");
    }

    static Stream<UnaryOperator<PageForm>> forgeries() {
        return Stream.of(
                good -> good.without("token"),
                good -> good.with("token", ""),
                good -> good.with("token", "e1s2"),
                good -> good.with("token", "0".repeat(64)),
                good -> good.without(VIEW_STATE),
                good -> good.with(VIEW_STATE, "e1s2"),
                good -> good.with(VIEW_STATE, ""),
                good -> good.without("once"));
    }

    @ParameterizedTest
    @MethodSource("forgeries")
    void aFormThatNoPageOfTheSessionSentChangesNothing(UnaryOperator<PageForm> forgery) {
        Response response = victim.submit(forgery.apply(form));

        assertThat(response.header("Location")).contains("/dashboard/keys?notice=outdated");
        assertThat(victim.get("/dashboard/keys?notice=outdated").text())
                .contains("This page was too old; nothing was changed. Please try again.");
        assertUnchanged();
        assertThat(operator.actions()).contains("page.forged /dashboard/keys");
    }

    @Test
    void norDoesOneWithTheTokenOfAnotherSession() {
        Browser other = new Browser(server);
        other.logIn("alice", LoginPageIT.PASSWORD);
        other.get("/dashboard/keys");

        assertThat(other.token())
                .matches("[0-9a-f]{64}")
                .isNotEqualTo(form.fields().get("token"));
        victim.submit(form.with("token", other.token()));
        assertUnchanged();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Origin: https://evil.example", "Origin: null", "Sec-Fetch-Site: cross-site"})
    void norOneFromAPageOfSomebodyElse(String header) {
        String[] parts = header.split(": ", 2);
        Request request = Browser.form(form.address(), form.fields()).header(parts[0], parts[1]);

        assertThat(victim.send(request).status()).isEqualTo(403);
        assertUnchanged();
    }

    @Test
    void norALink() {
        String query = Browser.query(form.fields());

        assertThat(victim.get("/dashboard/keys?" + query).header("Location"))
                .contains("/dashboard/keys?notice=outdated");
        assertUnchanged();
    }

    @ParameterizedTest
    @ValueSource(strings = {"text/plain", "multipart/form-data; boundary=x", "application/json"})
    void norAnythingThatIsNoForm(String type) {
        Request request =
                Request.post(form.address(), Browser.query(form.fields())).header("Content-Type", type);

        assertThat(victim.send(request).status()).isEqualTo(415);
        assertUnchanged();
    }

    @Test
    void norOneAfterALogout() {
        victim.get("/dashboard/keys");
        victim.submit(victim.form("logout"));

        Response late = victim.submit(form);

        assertThat(late.status()).isEqualTo(303);
        assertThat(late.header("Location")).contains("/dashboard/login?to=%2Fdashboard%2Fkeys");
        assertUnchanged();
    }

    @Test
    void norOneOfAViewer() {
        Browser viewer = new Browser(server);
        viewer.logIn("victor", LoginPageIT.PASSWORD);
        viewer.get("/dashboard/keys");

        assertThat(viewer.submit(form.with("token", viewer.token())).status()).isEqualTo(403);
        assertUnchanged();
    }

    @Test
    void theOneOfThePageItselfDoes() {
        assertThat(victim.submit(form).status()).isEqualTo(303);
        assertThat(operator.get("keys/" + id).json()).containsEntry("active", false);
    }

    private void assertUnchanged() {
        assertThat(operator.get("keys/" + id).json()).containsEntry("active", true);
    }
}
