package gateway.web.admission;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.web.config.KeyPart;
import gateway.web.config.MissingPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What one request asks of the limits of a plan: whose permits, and how many. */
final class Demand {
    private final LimitPlan plan;
    private final LimitKey[] keys;
    private final long[] permits;
    private Optional<KeyPart> missing = Optional.empty();

    Demand(LimitPlan plan, Subject subject) {
        this.plan = plan;
        int size = plan.limits().size();
        keys = new LimitKey[size];
        permits = new long[size];
        for (int i = 0; i < size; i++) {
            ask(i, plan.limits().get(i), subject);
        }
    }

    private void ask(int index, PlannedLimit limit, Subject subject) {
        Optional<KeyPart> lack = limit.missing() == MissingPart.IP ? Optional.empty() : subject.lacks(limit);
        if (lack.isPresent()) {
            // No permits of nobody: the limit is asked in its turn but has nothing to say.
            keys[index] = subject.nobody();
            missing = limit.missing() == MissingPart.DENY ? lack : missing;
        } else {
            keys[index] = subject.key(limit.key());
            permits[index] = limit.cost();
        }
    }

    /** The part of a key for want of which the request is refused. */
    Optional<String> missing() {
        return missing.map(part -> part.name().toLowerCase(Locale.ROOT));
    }

    /** Whether a limit applies to the request. */
    boolean appliesTo(int index) {
        return permits[index] > 0;
    }

    List<Decision> acquire() {
        return plan.set().orElseThrow().acquire(keys, permits);
    }

    /** How much is used of each limit; nothing is spent by asking. */
    List<LimitUsage> usage() {
        List<Decision> states = plan.set().orElseThrow().acquire(keys, new long[permits.length]);
        List<LimitUsage> usage = new ArrayList<>(states.size());
        for (int i = 0; i < states.size(); i++) {
            usage.add(LimitUsage.of(plan.limits().get(i), appliesTo(i), states.get(i)));
        }
        return usage;
    }
}
