package gateway.web.admission;

import static gateway.web.admission.TestRequest.get;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.Client.AdministratorUser;
import gateway.web.admission.Authorization.Denied;
import gateway.web.admission.Authorization.Granted;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Who may manage the gateway. */
final class AuthorizationTest {
    private final TestGateway gateway = new TestConfig()
            .key("nobody", "plain-secret", "free")
            .key("viewer", "viewer-secret", "free", "gateway-viewer")
            .key("admin", "admin-secret", "free", "gateway-admin")
            .open();

    @Test
    void viewersRead() {
        assertThat(ask("viewer-secret", Role.VIEWER)).isInstanceOf(Granted.class);
        assertThat(ask("viewer-secret", Role.ADMIN)).isInstanceOf(Denied.class);
    }

    @Test
    void administratorsDoEverything() {
        assertThat(ask("admin-secret", Role.VIEWER)).isInstanceOf(Granted.class);
        assertThat(ask("admin-secret", Role.ADMIN)).isInstanceOf(Granted.class);
    }

    @Test
    void accountsHaveRolesLikeKeys() {
        TestRequest request =
                get("/api/gateway/keys").inSessionOf(new AdministratorUser("ada", Set.of("gateway-viewer")));
        assertThat(Authorization.of(exchange(request), Role.VIEWER)).isInstanceOf(Granted.class);
        assertThat(Authorization.of(exchange(request), Role.ADMIN)).isInstanceOf(Denied.class);
    }

    @Test
    void aKeyInTheQueryAdministersNothingAnywhere() {
        Exchange exchange = exchange(get("/api/auth/stats?apiKey=admin-secret"));
        assertThat(exchange.client().authenticated()).isTrue();
        assertThat(Authorization.of(exchange, Role.VIEWER)).isInstanceOf(Denied.class);
    }

    @Test
    void withoutAKeyItIsA401() {
        Exchange exchange = exchange(get("/api/gateway/keys?apiKey=admin-secret"));
        Authorization denied = Authorization.of(exchange, Role.VIEWER);
        assertThat(((Denied) denied).refusal().kind()).isEqualTo(RefusalKind.API_KEY_REQUIRED);
        TestHeaders headers = new TestHeaders();
        ResponseHeaders.write(exchange, headers);
        assertThat(headers.get("WWW-Authenticate")).isPresent();
    }

    @Test
    void withoutTheRoleItIsA403() {
        Exchange exchange = exchange(get("/api/gateway/keys").key("plain-secret"));
        Authorization denied = Authorization.of(exchange, Role.VIEWER);
        assertThat(((Denied) denied).refusal().kind().error()).isEqualTo("Forbidden");
        assertThat(exchange.reply()).contains(new Reply.Refused(((Denied) denied).refusal()));
    }

    @Test
    void whoeverWasNotIdentifiedIsDenied() {
        Exchange exchange = gateway.gateway.begin(get("/api/gateway/keys").key("admin-secret"));
        assertThat(Authorization.of(exchange, Role.VIEWER)).isInstanceOf(Denied.class);
    }

    private Authorization ask(String secret, Role needed) {
        return Authorization.of(exchange(get("/api/gateway/keys").key(secret)), needed);
    }

    private Exchange exchange(TestRequest request) {
        Exchange exchange = gateway.gateway.begin(request);
        assertThat(gateway.enter(exchange)).isEmpty();
        return exchange;
    }
}
