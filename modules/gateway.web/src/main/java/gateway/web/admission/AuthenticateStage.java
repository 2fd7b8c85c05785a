package gateway.web.admission;

import gateway.api.client.Client;
import java.util.Objects;
import java.util.Optional;

/**
 * Stage two: finds the client and its tier. It replies nothing by itself; what speaks against a request is suspended
 * until stage three says that its address is let in. From one that is not, nothing is even looked at, so that it changes
 * nothing: no time of last use, no count of failures.
 *
 * <p>If a store fails, a request that carries a credential gets 503. Others pass: nobody was asked about them, and
 * where a key is required they are refused anyway.
 */
final class AuthenticateStage extends OrderedStage {
    private static final Refusal KEY_REQUIRED =
            Refusal.of(RefusalKind.API_KEY_REQUIRED, "Send an API key in the header X-API-Key.");

    private final AddressCheck addresses;
    private final RouteLockouts routes;
    private final CredentialCheck credentials;
    private final Failures failures;

    AuthenticateStage(RouteLockouts routes, CredentialCheck credentials, Failures failures) {
        super(Step.ENTERED, Step.AUTHENTICATED);
        this.routes = Objects.requireNonNull(routes, "routes");
        this.credentials = Objects.requireNonNull(credentials, "credentials");
        this.failures = Objects.requireNonNull(failures, "failures");
        addresses = new AddressCheck(failures);
    }

    @Override
    Optional<Reply> decide(Exchange exchange) {
        // A browser's preflight carries no key but may repeat the one in the query, which is not its own to show.
        if (addresses.letsIn(exchange) && !exchange.preflight()) {
            authenticate(exchange);
        } else {
            identified(exchange, exchange.client());
        }
        return Optional.empty();
    }

    private void authenticate(Exchange exchange) {
        Finding finding = find(exchange);
        if (finding instanceof Finding.Known known) {
            identified(exchange, known.client());
            return;
        }
        identified(exchange, exchange.client());
        if (finding instanceof Finding.Against against) {
            exchange.suspend(against.refusal());
        } else if (requiresKey(exchange)) {
            exchange.suspend(KEY_REQUIRED);
        }
    }

    private Finding find(Exchange exchange) {
        Optional<Refusal> locked = routes.lock(exchange);
        return locked.isPresent() ? new Finding.Against(locked.get()) : credentials.find(exchange);
    }

    private void identified(Exchange exchange, Client client) {
        Rules rules = exchange.rules();
        client.tier()
                .filter(tier -> !rules.hasTier(tier))
                .ifPresent(tier ->
                        failures.record(Failures.Part.TIER, tier, "does not exist; its callers get the default"));
        exchange.identified(client, rules.tierOf(client, exchange.destination().route()));
    }

    private static boolean requiresKey(Exchange exchange) {
        return exchange.destination().route().filter(RouteRules::requireKey).isPresent();
    }
}
