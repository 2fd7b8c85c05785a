package gateway.web.admission;

import java.util.Optional;

/**
 * Stage three: refuses addresses that the rules do not let in, and only then says what stage two found; so a refused
 * address never learns whether a key is valid. A preflight that is let in is answered here, so that it needs no key
 * and spends no permits.
 *
 * <p>The rules are the last good ones by construction: a reload that fails leaves those in force.
 */
final class AddressStage extends OrderedStage {
    AddressStage() {
        super(Step.AUTHENTICATED, Step.ADDRESS_CHECKED);
    }

    @Override
    Optional<Reply> decide(Exchange exchange) {
        return switch (exchange.rules().addressVerdict(exchange.address())) {
            case BLOCKED -> refuse(Refusal.of(RefusalKind.ADDRESS_BLOCKED, "Requests from this address are blocked."));
            case NOT_IN_ALLOWLIST ->
                refuse(Refusal.of(RefusalKind.ADDRESS_NOT_ALLOWED, "Requests from this address are not allowed."));
            case ALLOWED -> allowed(exchange);
        };
    }

    private static Optional<Reply> allowed(Exchange exchange) {
        if (exchange.suspended().isPresent()) {
            return refuse(exchange.suspended().get());
        }
        return exchange.preflight() ? Optional.of(new Reply.Preflight()) : Optional.empty();
    }
}
