package gateway.web.admission;

import gateway.api.administration.Administrator;
import gateway.api.client.Client;
import gateway.web.admission.AdministratorLogin.Outcome;
import java.util.Objects;

/**
 * Looks at who administers: a name and a password in the request, else the session that it belongs to. For management
 * requests only, so that no other request ever costs the work of a password. May wait for a turn at that work.
 */
final class PasswordCheck {
    private static final Refusal MALFORMED =
            Refusal.of(RefusalKind.INVALID_API_KEY, "The name or the password is wrong.");
    private static final Finding UNDECIDED =
            new Finding.Against(Refusal.of(RefusalKind.UNAVAILABLE, "Sessions cannot be checked at the moment."));

    private final AdministratorLogin logins;
    private final Failures failures;

    PasswordCheck(AdministratorLogin logins, Failures failures) {
        this.logins = Objects.requireNonNull(logins, "logins");
        this.failures = Objects.requireNonNull(failures, "failures");
    }

    Finding find(Exchange exchange) {
        BasicCredentials shown = BasicCredentials.read(exchange.request().headers("Authorization"));
        if (shown instanceof BasicCredentials.Login login) {
            return login(exchange, login);
        }
        return shown instanceof BasicCredentials.Malformed ? new Finding.Against(MALFORMED) : session(exchange);
    }

    private Finding session(Exchange exchange) {
        try {
            return exchange.request()
                    .principal()
                    .<Finding>map(Finding.Known::new)
                    .orElse(Finding.NOTHING);
        } catch (RuntimeException | LinkageError e) {
            failures.record(Failures.Part.ADMINISTRATORS, "", e);
            return UNDECIDED;
        }
    }

    private Finding login(Exchange exchange, BasicCredentials.Login login) {
        Outcome outcome = logins.attempt(exchange, login.name(), login.password());
        if (outcome instanceof Outcome.LoggedIn loggedIn) {
            Administrator account = loggedIn.account();
            exchange.loggedIn(account);
            return new Finding.Known(new Client.AdministratorUser(account.name(), account.roles()));
        }
        return new Finding.Against(((Outcome.Denied) outcome).refusal());
    }
}
