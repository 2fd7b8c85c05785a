package gateway.web.admission;

import gateway.api.client.ApiKey;
import gateway.api.client.Client;
import gateway.security.apikey.ApiKeyVerdict;
import gateway.security.apikey.PresentedKey;
import java.util.Objects;
import java.util.Optional;

/**
 * Stage two: finds the client and its tier. It replies nothing by itself; what speaks against a request is suspended
 * until its address is known to be let in.
 *
 * <p>If the key store fails, a request that carries a key gets 503. Others pass: nobody was asked about them, and
 * where a key is required they are refused anyway.
 */
final class AuthenticateStage extends OrderedStage {
    private final Failures failures;

    AuthenticateStage(Failures failures) {
        super(Step.ENTERED, Step.AUTHENTICATED);
        this.failures = Objects.requireNonNull(failures, "failures");
    }

    @Override
    Optional<Reply> decide(Exchange exchange) {
        // A browser's preflight carries no key but may repeat the one in the query, which is not its own to show.
        PresentedKey presented = exchange.preflight()
                ? new PresentedKey.None()
                : exchange.rules().presentedKey(exchange);
        if (presented instanceof PresentedKey.Secret secret) {
            authenticate(exchange, secret);
        } else {
            identified(exchange, exchange.client());
            if (presented instanceof PresentedKey.Malformed) {
                exchange.suspend(invalid());
            } else if (requiresKey(exchange)) {
                exchange.suspend(Refusal.of(RefusalKind.API_KEY_REQUIRED, "Send an API key in the header X-API-Key."));
            }
        }
        return Optional.empty();
    }

    private void authenticate(Exchange exchange, PresentedKey.Secret secret) {
        try {
            if (exchange.rules().authenticate(secret) instanceof ApiKeyVerdict.Authenticated valid) {
                identified(exchange, holder(valid.key()));
                return;
            }
            exchange.suspend(invalid());
        } catch (RuntimeException | LinkageError e) {
            failures.record(Failures.Part.KEY_STORE, "", e);
            exchange.suspend(Refusal.of(RefusalKind.UNAVAILABLE, "API keys cannot be checked at the moment."));
        }
        identified(exchange, exchange.client());
    }

    private void identified(Exchange exchange, Client client) {
        Rules rules = exchange.rules();
        client.tier()
                .filter(tier -> !rules.hasTier(tier))
                .ifPresent(tier ->
                        failures.record(Failures.Part.TIER, tier, "does not exist; its callers get the default"));
        exchange.identified(client, rules.tierOf(client, exchange.destination().route()));
    }

    private static Client holder(ApiKey key) {
        return new Client.KeyHolder(key);
    }

    private static boolean requiresKey(Exchange exchange) {
        return !exchange.preflight()
                && exchange.destination().route().filter(RouteRules::requireKey).isPresent();
    }

    private static Refusal invalid() {
        return Refusal.of(RefusalKind.INVALID_API_KEY, "The API key is not known, has expired or was revoked.");
    }
}
