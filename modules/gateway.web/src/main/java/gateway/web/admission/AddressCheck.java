package gateway.web.admission;

import gateway.security.address.AddressRules;
import gateway.security.address.AddressVerdict;
import java.util.Objects;
import java.util.Optional;

/**
 * Asks the address rules, which may change at any time, once for each request.
 *
 * <p>If those in force cannot be had, the last ones that could are asked. Thread-safe.
 */
final class AddressCheck {
    private final Failures failures;
    private volatile Optional<AddressRules> lastKnown = Optional.empty();

    AddressCheck(Failures failures) {
        this.failures = Objects.requireNonNull(failures, "failures");
    }

    /** Judges the address of a request; true if it is let in, false if it is not or if nobody knows. */
    boolean letsIn(Exchange exchange) {
        Optional<AddressVerdict> verdict = rules(exchange).map(rules -> rules.verdict(exchange.address()));
        exchange.addressJudged(verdict);
        return verdict.isPresent() && verdict.get() == AddressVerdict.ALLOWED;
    }

    @SuppressWarnings("ReferenceEquality") // the rules are another object when, and only when, something changed
    private Optional<AddressRules> rules(Exchange exchange) {
        Optional<AddressRules> known = lastKnown;
        try {
            AddressRules current = exchange.rules().addressRules().current();
            if (known.isPresent() && known.get() == current) {
                return known;
            }
            // Written only when something changed, so that threads share what they read.
            known = Optional.of(current);
            lastKnown = known;
        } catch (RuntimeException | LinkageError e) {
            failures.record(Failures.Part.ADDRESS_RULES, "", e);
        }
        return known;
    }
}
