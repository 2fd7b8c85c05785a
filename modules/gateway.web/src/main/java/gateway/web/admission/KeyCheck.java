package gateway.web.admission;

import gateway.api.client.ApiKey;
import gateway.api.client.Client;
import gateway.security.apikey.ApiKeyVerdict;
import gateway.security.apikey.PresentedKey;
import gateway.security.lockout.LockoutKind;
import java.util.Objects;
import java.util.Optional;

/**
 * Looks at API keys. A valid one opens whatever others behind the same address did; an invalid one counts as a failure
 * of the address, and while that is locked out it is not told that it was wrong.
 */
final class KeyCheck {
    private static final Refusal INVALID =
            Refusal.of(RefusalKind.INVALID_API_KEY, "The API key is not known, has expired or was revoked.");
    private static final Finding UNDECIDED =
            new Finding.Against(Refusal.of(RefusalKind.UNAVAILABLE, "API keys cannot be checked at the moment."));

    private final Attempts attempts;
    private final Failures failures;

    KeyCheck(Attempts attempts, Failures failures) {
        this.attempts = Objects.requireNonNull(attempts, "attempts");
        this.failures = Objects.requireNonNull(failures, "failures");
    }

    Finding find(Exchange exchange, PresentedKey.Secret secret) {
        try {
            Rules rules = exchange.rules();
            if (rules.authenticate(secret) instanceof ApiKeyVerdict.Authenticated valid) {
                ApiKey key = valid.key();
                rules.lastUses().used(key.id(), exchange.arrival().time());
                return new Finding.Known(new Client.KeyHolder(key));
            }
        } catch (RuntimeException | LinkageError e) {
            failures.record(Failures.Part.KEY_STORE, "", e);
            return UNDECIDED;
        }
        return invalid(exchange);
    }

    /** What is found of something that can be no valid key. */
    Finding invalid(Exchange exchange) {
        Optional<Refusal> locked = attempts.lock(exchange, LockoutKind.API_KEY, "");
        return locked.isPresent() ? new Finding.Against(locked.get()) : failed(exchange, LockoutKind.API_KEY, "");
    }

    /** Counts a failure and says no more than that the credential is not valid. */
    Finding failed(Exchange exchange, LockoutKind kind, String subject) {
        return new Finding.Against(attempts.failed(exchange, kind, subject).orElse(INVALID));
    }
}
