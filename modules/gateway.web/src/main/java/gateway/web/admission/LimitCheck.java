package gateway.web.admission;

import gateway.api.limit.Decision;
import gateway.api.limit.Ticker;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Asks all limits of a plan at once, so that a request which one of them rejects spends nothing under the others.
 *
 * <p>If the store as a whole fails, the request passes unless a policy that applies is closed on failure; then it
 * gets 503. Thread-safe.
 */
final class LimitCheck {
    private static final Refusal UNDECIDED =
            Refusal.of(RefusalKind.UNAVAILABLE, "Limits cannot be checked at the moment.");

    private final Failures failures;
    private final Ticker ticker;

    LimitCheck(Failures failures, Ticker ticker) {
        this.failures = Objects.requireNonNull(failures, "failures");
        this.ticker = Objects.requireNonNull(ticker, "ticker");
    }

    /** Why a request is refused; empty if every limit permits it, which spends its permits. */
    Optional<Refusal> refusal(Exchange exchange, LimitPlan plan) {
        if (plan.limits().isEmpty()) {
            return Optional.empty();
        }
        Demand demand = new Demand(plan, exchange.rules().subject(exchange));
        demand.report(failures);
        if (demand.refusal().isPresent()) {
            return demand.refusal();
        }
        try {
            return settle(exchange, plan, demand);
        } catch (RuntimeException | LinkageError e) {
            failures.record(Failures.Part.LIMIT_STORE, "", e);
            return plan.closedOnFailure() ? Optional.of(UNDECIDED) : Optional.empty();
        }
    }

    private Optional<Refusal> settle(Exchange exchange, LimitPlan plan, Demand demand) {
        List<Decision> decisions = demand.acquire();
        noteFailures(failures, plan, decisions);
        Optional<RateReport> refusing = RateReport.refusing(plan, decisions);
        if (refusing.isEmpty()) {
            RateReport.shown(plan, decisions, demand).ifPresent(exchange::rated);
            if (plan.delays()) {
                exchange.delayed(demand.turns(decisions, ticker.epochNanos()));
            }
            return Optional.empty();
        }
        RateReport report = refusing.get();
        if (report.decision() instanceof Decision.Failed) {
            return Optional.of(UNDECIDED);
        }
        exchange.rated(report);
        return Optional.of(report.refusal());
    }

    /** Counts and logs the limits that could not be decided. */
    static void noteFailures(Failures failures, LimitPlan plan, List<Decision> decisions) {
        for (int i = 0; i < decisions.size(); i++) {
            if (decisions.get(i) instanceof Decision.Failed failed) {
                failures.record(Failures.Part.LIMIT, plan.limits().get(i).name(), failed.cause());
            }
        }
    }
}
