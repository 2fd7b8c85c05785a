package gateway.web.admission;

import gateway.security.apikey.PresentedKey;
import gateway.web.config.RouteLockout;
import java.util.Objects;
import java.util.Optional;

/**
 * Locks callers out of routes whose resources refused them too often, such as a login that is not the gateway's.
 * Thread-safe.
 */
final class RouteLockouts {
    private static final Refusal UNDECIDED =
            Refusal.of(RefusalKind.UNAVAILABLE, "Failed attempts cannot be checked at the moment.");

    private final Failures failures;

    RouteLockouts(Failures failures) {
        this.failures = Objects.requireNonNull(failures, "failures");
    }

    /** Why a request does not reach its route, whoever sends it; empty if it does. */
    Optional<Refusal> lock(Exchange exchange) {
        Optional<RouteRules> route = exchange.destination().route();
        if (route.isEmpty() || route.get().lockout().isEmpty()) {
            return Optional.empty();
        }
        try {
            return Attempts.refusal(
                    exchange.rules().lockouts().lockedForRoute(route.get().id(), exchange.address()));
        } catch (RuntimeException | LinkageError e) {
            failures.record(Failures.Part.LOCKOUT_STORE, "", e);
            boolean passes =
                    !route.get().requireKey() && exchange.rules().presentedKey(exchange) instanceof PresentedKey.None;
            return passes ? Optional.empty() : Optional.of(UNDECIDED);
        }
    }

    /** Counts the answer to a request, once, if it is a failure and the gateway did not give it by itself. */
    void answered(Exchange exchange, int status) {
        Optional<RouteRules> route = exchange.destination().route();
        if (route.isEmpty()
                || route.get().lockout().isEmpty()
                || exchange.reply().isPresent()) {
            return;
        }
        RouteLockout lockout = route.get().lockout().get();
        if (lockout.statuses().contains(status) && exchange.answers()) {
            count(exchange, route.get().id(), lockout);
        }
    }

    private void count(Exchange exchange, String route, RouteLockout lockout) {
        try {
            exchange.rules().lockouts().failOnRoute(route, exchange.address(), lockout.rule());
        } catch (RuntimeException | LinkageError e) {
            failures.record(Failures.Part.LOCKOUT_STORE, "", e);
        }
    }
}
