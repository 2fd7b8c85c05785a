package gateway.web.admission;

import gateway.security.lockout.LockoutKind;
import java.util.Objects;
import java.util.Optional;

/**
 * Stands before the registration of devices, which costs more than other requests and is open to everybody: so many a
 * minute for each address, and none for a while after too many that failed. Thread-safe.
 */
public final class RegistrationGate {
    private final LimitCheck limits;
    private final Attempts attempts;

    RegistrationGate(LimitCheck limits, Attempts attempts) {
        this.limits = Objects.requireNonNull(limits, "limits");
        this.attempts = Objects.requireNonNull(attempts, "attempts");
    }

    /**
     * {@return why a registration is not even looked at; empty if it is, which spends a permit}
     *
     * @param exchange the request, after stage four
     */
    public Optional<Refusal> refusal(Exchange exchange) {
        Optional<Refusal> locked = attempts.lock(exchange, LockoutKind.REGISTRATION, "");
        return locked.isPresent()
                ? locked
                : limits.refusal(exchange, exchange.rules().registrations());
    }

    /**
     * {@return what a caller is told whose registration failed for what it sent} It is counted.
     *
     * @param exchange the request
     * @param reason what was wrong
     */
    public Refusal failed(Exchange exchange, Refusal reason) {
        return attempts.failed(exchange, LockoutKind.REGISTRATION, "").orElse(reason);
    }
}
