package gateway.security.administrator;

import static gateway.security.administrator.VerifierScene.ADDRESS;
import static gateway.security.administrator.VerifierScene.hash;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.administration.Administrator;
import gateway.api.administration.AdministratorStore;
import gateway.api.limit.StoreUnavailableException;
import gateway.security.administrator.LoginVerdict.Accepted;
import gateway.security.administrator.LoginVerdict.Refused;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AdministratorsTest {
    private static final Administrator VERA = account("vera", "vera's password", "gateway-admin");
    private static final Administrator VIEWER = account("viewer", "viewer's password", "gateway-viewer");
    private static final Administrator GENERATED = account("admin", "generated", "gateway-admin");

    private final VerifierScene scene = new VerifierScene();
    private final StoredAccounts store = new StoredAccounts();

    @Test
    void anAccountLogsInWithItsPassword() {
        Administrators administrators = configured(VERA, VIEWER);
        assertThat(administrators.login("vera", "vera's password", ADDRESS)).isEqualTo(new Accepted(VERA));
        assertThat(administrators.login("viewer", "viewer's password", ADDRESS)).isEqualTo(new Accepted(VIEWER));
    }

    @Test
    void wrongPasswordsAndUnknownNamesGetTheSameAnswer() {
        Administrators administrators = configured(VERA, VIEWER);
        assertThat(administrators.login("vera", "viewer's password", ADDRESS)).isEqualTo(new Refused());
        assertThat(administrators.login("nobody", "vera's password", ADDRESS)).isEqualTo(new Refused());
        assertThat(administrators.login("Vera", "vera's password", ADDRESS)).isEqualTo(new Refused());
        assertThat(administrators.login("", "", ADDRESS)).isEqualTo(new Refused());
    }

    @Test
    void anUnknownNameCostsAVerificationLikeAWrongPassword() {
        Administrators administrators = configured(VERA);
        administrators.login("vera", "guess", ADDRESS);
        administrators.login("nobody", "guess", ADDRESS);
        assertThat(scene.verified).containsExactly("guess", "guess");
    }

    @Test
    void thePasswordOfARemovedAccountIsForgottenAtOnce() {
        configured(VERA, VIEWER).login("viewer", "viewer's password", ADDRESS);
        assertThat(configured(VERA).login("viewer", "viewer's password", ADDRESS))
                .isEqualTo(new Refused());
    }

    @Test
    void aChangedPasswordCountsAtOnce() {
        configured(VERA).login("vera", "vera's password", ADDRESS);
        Administrators changed = configured(account("vera", "another", "gateway-admin"));
        assertThat(changed.login("vera", "vera's password", ADDRESS)).isEqualTo(new Refused());
        assertThat(changed.login("vera", "another", ADDRESS)).isInstanceOf(Accepted.class);
    }

    @Test
    void whereNothingIsConfiguredTheGeneratedAccountLogsIn() {
        store.addFirst(GENERATED);
        assertThat(configured().login("admin", "generated", ADDRESS)).isEqualTo(new Accepted(GENERATED));
    }

    @Test
    void theGeneratedAccountCountsAsLongAsNobodyElseMayAdminister() {
        store.addFirst(GENERATED);
        assertThat(configured(VIEWER).login("admin", "generated", ADDRESS)).isEqualTo(new Accepted(GENERATED));
        assertThat(configured(VIEWER, VERA).login("admin", "generated", ADDRESS))
                .isEqualTo(new Refused());
    }

    @Test
    void aConfiguredAccountWinsOverTheGeneratedOneOfTheSameName() {
        store.addFirst(GENERATED);
        Administrator configured = account("admin", "configured", "gateway-viewer");
        assertThat(configured(configured).login("admin", "generated", ADDRESS)).isEqualTo(new Refused());
        assertThat(configured(configured).login("admin", "configured", ADDRESS)).isEqualTo(new Accepted(configured));
    }

    @Test
    void aStoreThatIsNotNeededIsNotAsked() {
        store.fails = true;
        assertThat(configured(VERA).login("vera", "vera's password", ADDRESS)).isEqualTo(new Accepted(VERA));
        assertThat(configured(VERA).login("nobody", "guess", ADDRESS)).isEqualTo(new Refused());
        assertThatThrownBy(() -> configured(VIEWER).login("admin", "generated", ADDRESS))
                .isInstanceOf(StoreUnavailableException.class);
    }

    @Test
    void withoutAnyAccountNobodyLogsIn() {
        assertThat(configured().login("admin", "admin", ADDRESS)).isEqualTo(new Refused());
        assertThat(scene.verified).containsExactly("admin");
    }

    @Test
    void aHashThatIsNoneIsNoAccount() {
        Administrator broken = new Administrator("broken", "secret", Set.of("gateway-admin"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> configured(broken))
                .withMessageNotContaining("secret");
    }

    @Test
    void anAccountIsFoundAsLongAsItMayLogIn() {
        store.addFirst(GENERATED);
        assertThat(configured(VIEWER).find("viewer")).contains(VIEWER);
        assertThat(configured(VIEWER).find("admin")).contains(GENERATED);
        assertThat(configured(VERA).find("admin")).isEmpty();
        assertThat(configured(VERA).find("viewer")).isEmpty();
    }

    @Test
    void verdictsAndFailuresDoNotRepeatThePassword() {
        LoginVerdict accepted = configured(VERA).login("vera", "vera's password", ADDRESS);
        assertThat(accepted.toString()).doesNotContain("vera's password").doesNotContain("PBKDF2");
        assertThat(configured(VERA).login("vera", "guess", ADDRESS).toString()).doesNotContain("guess");
    }

    private Administrators configured(Administrator... accounts) {
        Map<String, Administrator> byName = new HashMap<>();
        for (Administrator account : accounts) {
            byName.put(account.name(), account);
        }
        return new Administrators(byName, store, scene.verifier);
    }

    private static Administrator account(String name, String password, String role) {
        return new Administrator(name, hash(password).text(), Set.of(role));
    }

    private static final class StoredAccounts implements AdministratorStore {
        private List<Administrator> accounts = List.of();
        private boolean fails;

        @Override
        public List<Administrator> list() {
            if (fails) {
                throw new StoreUnavailableException("gone");
            }
            return accounts;
        }

        @Override
        public boolean addFirst(Administrator administrator) {
            accounts = List.of(administrator);
            return true;
        }
    }
}
