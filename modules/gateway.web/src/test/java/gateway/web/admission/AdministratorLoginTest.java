package gateway.web.admission;

import static gateway.web.admission.TestRequest.post;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import gateway.api.administration.AuditEntry;
import gateway.security.lockout.LockoutKind;
import gateway.web.admission.AdministratorLogin.Outcome;
import org.junit.jupiter.api.Test;

final class AdministratorLoginTest {
    private static final String PASSWORD = "correct horse battery staple";

    private final TestGateway gateway = new TestConfig()
            .administrator("ada", PASSWORD, "gateway-admin")
            .lockout(LockoutKind.ADMIN, 3)
            .open();

    @Test
    void letsInWhoKnowsThePassword() {
        assertThat(attempt("ada", PASSWORD))
                .isInstanceOfSatisfying(
                        Outcome.LoggedIn.class,
                        loggedIn -> assertThat(loggedIn.account().name()).isEqualTo("ada"));
    }

    @Test
    void saysNoMoreAboutAWrongPasswordThanAboutAnUnknownName() {
        assertThat(attempt("ada", "guess")).isEqualTo(attempt("bob", "guess"));
    }

    @Test
    void looksAtNothingAnyMoreAfterTooManyFailures() {
        for (int i = 0; i < 3; i++) {
            assertThat(kind(attempt("ada", "guess"))).isEqualTo(RefusalKind.INVALID_API_KEY);
        }

        assertThat(kind(attempt("ada", PASSWORD))).isEqualTo(RefusalKind.TOO_MANY_FAILURES);
    }

    @Test
    void forgetsFailuresBeforeASuccess() {
        for (int i = 0; i < 10; i++) {
            attempt("ada", "guess");
            attempt("ada", "guess");
            assertThat(attempt("ada", PASSWORD)).isInstanceOf(Outcome.LoggedIn.class);
        }
    }

    @Test
    void notesRefusedLoginsAndOfNamesOnlyThoseThatExist() {
        attempt("ada", "guess");
        attempt(PASSWORD, "typed into the wrong field");

        assertThat(gateway.stores.audit().latest(10, 0))
                .extracting(AuditEntry::action, AuditEntry::target)
                .containsExactly(tuple("login.refused", "unknown account"), tuple("login.refused", "ada"));
    }

    private static RefusalKind kind(Outcome outcome) {
        return ((Outcome.Denied) outcome).refusal().kind();
    }

    private Outcome attempt(String name, String password) {
        Exchange exchange = gateway.gateway.begin(post("/dashboard/login"));
        return gateway.gateway.logins().attempt(exchange, name, password);
    }
}
