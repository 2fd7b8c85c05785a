package gateway.security.address;

import java.util.Objects;

/** What became of a change of the address rules. */
public sealed interface AddressRuleChange {

    /**
     * The change is made.
     *
     * @param before the rules that were in force
     * @param after the rules that are in force now
     */
    record Done(AddressRules before, AddressRules after) implements AddressRuleChange {
        /** Requires both. */
        public Done {
            Objects.requireNonNull(before, "before");
            Objects.requireNonNull(after, "after");
        }
    }

    /**
     * Nothing is changed.
     *
     * @param field what is wrong: {@code allowlist}, {@code blocklist}, or an entry such as {@code blocklist[3]}
     * @param problem what is wrong with it, which value it has, and what is allowed
     */
    record Invalid(String field, String problem) implements AddressRuleChange {
        /** Requires both. */
        public Invalid {
            Objects.requireNonNull(field, "field");
            Objects.requireNonNull(problem, "problem");
        }
    }
}
