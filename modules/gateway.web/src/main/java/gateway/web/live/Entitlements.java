package gateway.web.live;

import gateway.web.admission.Entitlement;
import gateway.web.admission.Failures;
import gateway.web.admission.Rules;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * Asks whether entitlements still hold, each of several equal ones once. What cannot be found out does not hold. Not
 * thread-safe; for one look around.
 */
final class Entitlements implements Predicate<Entitlement> {
    private final Rules rules;
    private final Failures failures;
    private final Map<Entitlement, Boolean> known = new HashMap<>();

    Entitlements(Rules rules, Failures failures) {
        this.rules = Objects.requireNonNull(rules, "rules");
        this.failures = Objects.requireNonNull(failures, "failures");
    }

    @Override
    public boolean test(Entitlement entitlement) {
        return known.computeIfAbsent(entitlement, this::holds);
    }

    private boolean holds(Entitlement entitlement) {
        try {
            return entitlement.holds(rules);
        } catch (RuntimeException | LinkageError e) {
            failures.record(Failures.Part.LIVE_STREAM, "", e);
            return false;
        }
    }
}
