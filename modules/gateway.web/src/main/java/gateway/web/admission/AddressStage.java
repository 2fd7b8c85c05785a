package gateway.web.admission;

import gateway.security.address.AddressVerdict;
import java.util.Optional;

/**
 * Stage three: refuses addresses that the rules do not let in, and only then says what stage two found; so a refused
 * address never learns whether a key is valid. A preflight that is let in is answered here, so that it needs no key
 * and spends no permits.
 *
 * <p>The rules were asked before stage two looked at anything, since a refused address must not change anything either.
 */
final class AddressStage extends OrderedStage {
    private static final Refusal UNDECIDED =
            Refusal.of(RefusalKind.UNAVAILABLE, "Address rules cannot be checked at the moment.");

    AddressStage() {
        super(Step.AUTHENTICATED, Step.ADDRESS_CHECKED);
    }

    @Override
    Optional<Reply> decide(Exchange exchange) {
        Optional<AddressVerdict> verdict = exchange.addressVerdict();
        if (verdict.isEmpty()) {
            return refuse(UNDECIDED);
        }
        Optional<Refusal> refusal = refusal(verdict.get());
        return refusal.isPresent() ? refuse(refusal.get()) : allowed(exchange);
    }

    /** What a verdict means for a request. */
    static Optional<Refusal> refusal(AddressVerdict verdict) {
        return switch (verdict) {
            case BLOCKED ->
                Optional.of(Refusal.of(RefusalKind.ADDRESS_BLOCKED, "Requests from this address are blocked."));
            case NOT_IN_ALLOWLIST ->
                Optional.of(Refusal.of(RefusalKind.ADDRESS_NOT_ALLOWED, "Requests from this address are not allowed."));
            case ALLOWED -> Optional.empty();
        };
    }

    private static Optional<Reply> allowed(Exchange exchange) {
        if (exchange.suspended().isPresent()) {
            return refuse(exchange.suspended().get());
        }
        return exchange.preflight() ? Optional.of(new Reply.Preflight()) : Optional.empty();
    }
}
