package gateway.web.admission;

import gateway.api.administration.Administrator;
import gateway.api.client.Client;
import gateway.security.administrator.LoginVerdict;
import gateway.security.lockout.LockoutKind;
import java.util.Objects;
import java.util.Optional;

/**
 * Looks at who administers: a name and a password in the request, else the session that it belongs to. For management
 * requests only, so that no other request ever costs the work of a password. May wait for a turn at that work.
 */
final class PasswordCheck {
    private static final Refusal WRONG = Refusal.of(RefusalKind.INVALID_API_KEY, "The name or the password is wrong.");
    private static final Finding UNDECIDED =
            new Finding.Against(Refusal.of(RefusalKind.UNAVAILABLE, "Passwords cannot be checked at the moment."));

    private final Attempts attempts;
    private final Failures failures;

    PasswordCheck(Attempts attempts, Failures failures) {
        this.attempts = Objects.requireNonNull(attempts, "attempts");
        this.failures = Objects.requireNonNull(failures, "failures");
    }

    Finding find(Exchange exchange) {
        try {
            BasicCredentials shown = BasicCredentials.read(exchange.request().headers("Authorization"));
            if (shown instanceof BasicCredentials.Login login) {
                return login(exchange, login);
            }
            return shown instanceof BasicCredentials.Malformed ? new Finding.Against(WRONG) : session(exchange);
        } catch (RuntimeException | LinkageError e) {
            failures.record(Failures.Part.ADMINISTRATORS, "", e);
            return UNDECIDED;
        }
    }

    private static Finding session(Exchange exchange) {
        return exchange.request().principal().<Finding>map(Finding.Known::new).orElse(Finding.NOTHING);
    }

    private Finding login(Exchange exchange, BasicCredentials.Login login) {
        Optional<Refusal> locked = attempts.lock(exchange, LockoutKind.ADMIN, login.name());
        if (locked.isPresent()) {
            return new Finding.Against(locked.get());
        }
        LoginVerdict verdict = exchange.rules().administrators().login(login.name(), login.password());
        if (verdict instanceof LoginVerdict.Accepted accepted) {
            Administrator account = accepted.administrator();
            return new Finding.Known(new Client.AdministratorUser(account.name(), account.roles()));
        }
        if (verdict instanceof LoginVerdict.Busy) {
            return UNDECIDED;
        }
        return new Finding.Against(
                attempts.failed(exchange, LockoutKind.ADMIN, login.name()).orElse(WRONG));
    }
}
