package gateway.web.admission;

import gateway.api.limit.Decision;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One limit of a request, and what it said.
 *
 * @param limit the limit
 * @param decision what it said
 */
record RateReport(PlannedLimit limit, Decision decision) {
    private static final long SECOND = 1_000_000_000L;

    RateReport {
        Objects.requireNonNull(limit, "limit");
        Objects.requireNonNull(decision, "decision");
    }

    /**
     * The limit that refuses the request, of several the one with the longest wait; one that could not be decided only
     * if no other refuses.
     */
    static Optional<RateReport> refusing(LimitPlan plan, List<Decision> decisions) {
        Optional<RateReport> longest = Optional.empty();
        for (int i = 0; i < decisions.size(); i++) {
            PlannedLimit limit = plan.limits().get(i);
            Decision decision = decisions.get(i);
            if (!limit.policy().passes(decision)
                    && (longest.isEmpty() || wait(decision) > wait(longest.get().decision()))) {
                longest = Optional.of(new RateReport(limit, decision));
            }
        }
        return longest;
    }

    private static long wait(Decision decision) {
        return decision instanceof Decision.Rejected rejected
                ? rejected.retryAfterNanos()
                : decision instanceof Decision.Impossible ? Long.MAX_VALUE : 0;
    }

    /** The limit that a caller who passes is shown: of its own the one with the fewest remaining permits. */
    static Optional<RateReport> shown(LimitPlan plan, List<Decision> decisions, Demand demand) {
        Optional<RateReport> scarcest = Optional.empty();
        for (int i = 0; i < decisions.size(); i++) {
            PlannedLimit limit = plan.limits().get(i);
            Decision decision = decisions.get(i);
            if (limit.shown()
                    && demand.appliesTo(i)
                    && !(decision instanceof Decision.Failed)
                    && (scarcest.isEmpty() || isScarcer(decision, scarcest.get().decision()))) {
                scarcest = Optional.of(new RateReport(limit, decision));
            }
        }
        return scarcest;
    }

    private static boolean isScarcer(Decision a, Decision b) {
        return a.remaining() < b.remaining()
                || (a.remaining() == b.remaining() && a.resetAfterNanos() > b.resetAfterNanos());
    }

    /** What a caller is told whom the limit refuses. */
    Refusal refusal() {
        if (decision instanceof Decision.Rejected rejected) {
            long wait = Math.max(1, secondsUp(rejected.retryAfterNanos()));
            return Refusal.of(
                            RefusalKind.RATE_LIMIT_EXCEEDED,
                            "The limit of " + limit.permits() + " is used up; try again in " + wait + " s.")
                    .by(limit.name(), limit.permits())
                    .retryAfter(wait);
        }
        return Refusal.of(
                        RefusalKind.COST_EXCEEDS_LIMIT,
                        "The request costs " + limit.cost() + ", more than the limit of " + limit.permits()
                                + " ever allows.")
                .by(limit.name(), limit.permits());
    }

    /** Seconds until the full limit is available again, rounded up. */
    long resetSeconds() {
        return secondsUp(decision.resetAfterNanos());
    }

    /** When that is, in seconds of Unix time, rounded up, for a request that arrived at a time. */
    long resetAt(Arrival arrival) {
        Instant time = arrival.time();
        long seconds = time.getEpochSecond();
        long nanos = time.getNano();
        return seconds + secondsUp(nanos + decision.resetAfterNanos());
    }

    private static long secondsUp(long nanos) {
        return nanos / SECOND + (nanos % SECOND == 0 ? 0 : 1);
    }
}
