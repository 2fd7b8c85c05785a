package gateway.web.admission;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.TierLimits;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The limits of the tiers of a gateway, under the rules that are in force when they are asked. */
public final class RunningTierLimits implements TierLimits {
    /** Keeps its keys apart from those of requests. */
    private static final String KIND = "application";

    private static final Decision UNLIMITED = new Decision.Permitted(Long.MAX_VALUE, 0);
    private static final Decision OPEN = new Decision.Permitted(0, 0);

    private final Supplier<Gateway> gateway;

    /**
     * Asks for the gateway each time.
     *
     * @param gateway the gateway; throws {@link IllegalStateException} before its start
     */
    public RunningTierLimits(Supplier<Gateway> gateway) {
        this.gateway = Objects.requireNonNull(gateway, "gateway");
    }

    @Override
    public Set<String> tiers() {
        return new TreeSet<>(gateway.get().rules().tierPlans().keySet());
    }

    @Override
    public Decision acquire(String tier, String key, long permits) {
        Objects.requireNonNull(key, "key");
        if (permits < 0) {
            throw new IllegalArgumentException("permits must be >= 0, was " + permits);
        }
        Gateway running = gateway.get();
        Rules rules = running.rules();
        LimitPlan plan = plan(rules, tier);
        try {
            return plan.limits().isEmpty()
                    ? UNLIMITED
                    : acquire(plan, rules.hasher().key(KIND, key), permits, running.failures());
        } catch (RuntimeException e) {
            running.failures().record(Failures.Part.LIMIT_STORE, "", e);
            return plan.closedOnFailure() ? new Decision.Failed(e) : OPEN;
        }
    }

    private static LimitPlan plan(Rules rules, String tier) {
        if (rules.degraded()) {
            throw new IllegalStateException("there are no limits, since the configuration has faults");
        }
        LimitPlan plan = rules.tierPlans().get(Objects.requireNonNull(tier, "tier"));
        if (plan == null) {
            throw new IllegalArgumentException(
                    "tier must be one of " + new TreeSet<>(rules.tierPlans().keySet()) + ", was " + tier);
        }
        return plan;
    }

    private static Decision acquire(LimitPlan plan, LimitKey key, long permits, Failures failures) {
        LimitKey[] keys = new LimitKey[plan.limits().size()];
        long[] costs = new long[keys.length];
        Arrays.fill(keys, key);
        Arrays.fill(costs, permits);
        List<Decision> decisions = plan.set().orElseThrow().acquire(keys, costs);
        LimitCheck.noteFailures(failures, plan, decisions);
        return RateReport.refusing(plan, decisions).map(RateReport::decision).orElseGet(() -> passing(plan, decisions));
    }

    /** What there is to say when all limits let pass. */
    private static Decision passing(LimitPlan plan, List<Decision> decisions) {
        List<Decision> counting = IntStream.range(0, decisions.size())
                .filter(i -> !plan.limits().get(i).policy().shadow())
                .mapToObj(decisions::get)
                .toList();
        if (counting.isEmpty()) {
            return UNLIMITED;
        }
        Optional<Decision> waiting = counting.stream()
                .filter(Decision.Delayed.class::isInstance)
                .max(Comparator.comparingLong(decision -> ((Decision.Delayed) decision).waitNanos()));
        return waiting.or(() -> counting.stream()
                        .filter(Decision::permitted)
                        .min(Comparator.comparingLong(Decision::remaining)))
                .orElse(OPEN);
    }
}
