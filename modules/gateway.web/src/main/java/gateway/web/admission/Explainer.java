package gateway.web.admission;

import gateway.api.client.Client;
import gateway.security.address.AddressVerdict;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Says what would become of a request under the rules in force. Nothing is spent, logged or remembered by it. */
public final class Explainer {
    private final Rules rules;

    /**
     * Explains by some rules.
     *
     * @param rules the rules
     */
    public Explainer(Rules rules) {
        this.rules = Objects.requireNonNull(rules, "rules");
    }

    /**
     * {@return what would become of a request}
     *
     * @param question the request
     * @throws gateway.api.limit.StoreUnavailableException if the limit store does not answer
     */
    public Explanation explain(Question question) {
        Exchange exchange = question.exchange(rules);
        Optional<RouteRules> route = exchange.destination().route();
        exchange.identified(question.client(), rules.tierOf(question.client(), route));
        Optional<Demand> demand = demand(exchange);
        List<LimitUsage> limits = demand.map(Demand::usage).orElseGet(List::of);
        AddressVerdict verdict = rules.addressRules().current().verdict(question.address());
        return new Explanation(
                route.map(RouteRules::id),
                route.filter(RouteRules::requireKey).isPresent(),
                exchange.tier().orElseThrow(),
                tierOrigin(exchange, route),
                verdict,
                limits,
                entry(exchange)
                        .or(() -> AddressStage.refusal(verdict))
                        .or(() -> key(exchange, question.valid()))
                        .or(() -> demand.flatMap(Demand::refusal))
                        .or(() -> limit(limits)));
    }

    private Optional<Demand> demand(Exchange exchange) {
        if (rules.degraded() || !(exchange.destination() instanceof Destination.Api)) {
            return Optional.empty();
        }
        LimitPlan plan = rules.plan(exchange);
        return plan.limits().isEmpty() ? Optional.empty() : Optional.of(new Demand(plan, rules.imagined(exchange)));
    }

    private Explanation.TierOrigin tierOrigin(Exchange exchange, Optional<RouteRules> route) {
        Client client = exchange.client();
        Optional<String> own = client.authenticated() ? client.tier() : route.flatMap(RouteRules::anonymousTier);
        if (own.filter(rules::hasTier).isEmpty()) {
            return Explanation.TierOrigin.DEFAULT;
        }
        return client.authenticated() ? Explanation.TierOrigin.CREDENTIAL : Explanation.TierOrigin.ROUTE;
    }

    private Optional<Refusal> entry(Exchange exchange) {
        if (exchange.destination() instanceof Destination.Unclear unclear) {
            return Optional.of(Refusal.of(RefusalKind.BAD_REQUEST, unclear.reason()));
        }
        return rules.degraded() && !exchange.management()
                ? Optional.of(Refusal.of(RefusalKind.UNAVAILABLE, "The gateway's configuration has faults."))
                : Optional.empty();
    }

    private static Optional<Refusal> key(Exchange exchange, boolean valid) {
        if (exchange.client().authenticated() && !valid) {
            return Optional.of(Refusal.of(RefusalKind.INVALID_API_KEY, "The API key has expired or was revoked."));
        }
        boolean required =
                exchange.destination().route().filter(RouteRules::requireKey).isPresent();
        return required && !exchange.client().authenticated()
                ? Optional.of(Refusal.of(RefusalKind.API_KEY_REQUIRED, "The route requires an API key."))
                : Optional.empty();
    }

    private static Optional<Refusal> limit(List<LimitUsage> limits) {
        return limits.stream()
                .filter(usage -> !usage.passes())
                .map(Explainer::refusal)
                .findFirst();
    }

    private static Refusal refusal(LimitUsage usage) {
        RefusalKind kind =
                usage.cost() > usage.limit() ? RefusalKind.COST_EXCEEDS_LIMIT : RefusalKind.RATE_LIMIT_EXCEEDED;
        return Refusal.of(kind, "The limit " + usage.policy().name() + " has no room for the request.")
                .by(usage.policy().name(), usage.limit());
    }
}
