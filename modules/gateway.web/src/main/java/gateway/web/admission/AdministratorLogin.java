package gateway.web.admission;

import gateway.api.administration.Administrator;
import gateway.security.administrator.LoginVerdict;
import gateway.security.lockout.LockoutKind;
import java.util.Objects;
import java.util.Optional;

/**
 * Lets administrators in by their password, from a form or a header alike. Who failed too often, from one address at one
 * name, is not looked at for a while, even if the password would be right.
 *
 * <p>Thread-safe. May block for some seconds, while other passwords are verified.
 */
public final class AdministratorLogin {
    private static final Refusal WRONG = Refusal.of(RefusalKind.INVALID_API_KEY, "The name or the password is wrong.");
    private static final Refusal UNDECIDED =
            Refusal.of(RefusalKind.UNAVAILABLE, "Passwords cannot be checked at the moment.");

    private final Attempts attempts;
    private final AuditTrail audit;
    private final Failures failures;

    AdministratorLogin(Attempts attempts, AuditTrail audit, Failures failures) {
        this.attempts = Objects.requireNonNull(attempts, "attempts");
        this.audit = Objects.requireNonNull(audit, "audit");
        this.failures = Objects.requireNonNull(failures, "failures");
    }

    /** What became of an attempt. */
    public sealed interface Outcome {
        /**
         * Name and password are right.
         *
         * @param account who it is
         */
        record LoggedIn(Administrator account) implements Outcome {
            /** Requires the account. */
            public LoggedIn {
                Objects.requireNonNull(account, "account");
            }
        }

        /**
         * They are not, or nobody looked. A wrong password and a name that nobody has are told alike.
         *
         * @param refusal what is told
         */
        record Denied(Refusal refusal) implements Outcome {
            /** Requires the refusal. */
            public Denied {
                Objects.requireNonNull(refusal, "refusal");
            }
        }
    }

    /**
     * {@return what became of an attempt to log in}
     *
     * @param exchange the request by which it is made, from an address that is let in
     * @param name the name of the account
     * @param password the password
     */
    public Outcome attempt(Exchange exchange, String name, String password) {
        Optional<Refusal> locked = attempts.lock(exchange, LockoutKind.ADMIN, name);
        if (locked.isPresent()) {
            return new Outcome.Denied(locked.get());
        }
        try {
            return outcome(exchange, name, verdict(exchange, name, password));
        } catch (RuntimeException | LinkageError e) {
            failures.record(Failures.Part.ADMINISTRATORS, "", e);
            return new Outcome.Denied(UNDECIDED);
        }
    }

    private static LoginVerdict verdict(Exchange exchange, String name, String password) {
        Rules rules = exchange.rules();
        return rules.administrators().login(name, password, rules.addressGroup(exchange.address()));
    }

    private Outcome outcome(Exchange exchange, String name, LoginVerdict verdict) {
        if (verdict instanceof LoginVerdict.Accepted accepted) {
            attempts.forgive(exchange, LockoutKind.ADMIN, name);
            return new Outcome.LoggedIn(accepted.administrator());
        }
        if (verdict instanceof LoginVerdict.Busy) {
            return new Outcome.Denied(UNDECIDED);
        }
        // What was typed as a name may be a password, so only names that exist are noted.
        audit.suspected(
                exchange,
                "login.refused",
                exchange.rules().administrators().find(name).isPresent() ? name : "unknown account");
        return new Outcome.Denied(
                attempts.failed(exchange, LockoutKind.ADMIN, name).orElse(WRONG));
    }
}
