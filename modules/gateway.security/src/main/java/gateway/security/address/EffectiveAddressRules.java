package gateway.security.address;

import gateway.api.address.AddressMode;
import gateway.api.address.AddressRuleChanges;
import gateway.api.address.AddressRuleStore;
import gateway.api.limit.StoreUnavailableException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The address rules in force under one configuration: the configured lists together with what was added at run time,
 * and the mode that was changed last.
 *
 * <p>Thread-safe. As long as the store answers with the same object, asking costs one comparison more than configured
 * rules alone.
 */
public final class EffectiveAddressRules {
    private final AddressRules configured;
    private final AddressRuleStore store;
    private volatile Merged last;

    /** Rules, and what they were made of. */
    private record Merged(AddressRuleChanges changes, AddressRules rules) {}

    /**
     * Begins with what is configured. The store is not asked yet.
     *
     * @param configured what configuration says
     * @param store what was changed at run time
     */
    public EffectiveAddressRules(AddressRules configured, AddressRuleStore store) {
        this.configured = Objects.requireNonNull(configured, "configured");
        this.store = Objects.requireNonNull(store, "store");
        last = new Merged(AddressRuleChanges.NONE, configured);
    }

    /**
     * {@return the rules in force}
     *
     * @throws StoreUnavailableException if the store does not answer, or with something that is no address
     */
    @SuppressWarnings("ReferenceEquality") // by contract of the store; equality would compare thousands of entries
    public AddressRules current() {
        AddressRuleChanges changes = store.current();
        Merged known = last;
        return known.changes == changes ? known.rules : merge(changes);
    }

    AddressRules configured() {
        return configured;
    }

    AddressRuleStore store() {
        return store;
    }

    /** What the rules are with some changes. */
    AddressRules with(AddressRuleChanges changes) {
        return new AddressRules(
                mode(changes),
                union("allowlist", configured.allowlist(), changes.allowlist()),
                union("blocklist", configured.blocklist(), changes.blocklist()));
    }

    /** Whether a mode was chosen at run time, but configuration was changed after that. */
    boolean outdates(AddressRuleChanges changes) {
        return changes.mode().isPresent() && !changes.modeConfiguredThen().equals(Optional.of(configured.mode()));
    }

    private AddressMode mode(AddressRuleChanges changes) {
        return outdates(changes) ? configured.mode() : changes.mode().orElse(configured.mode());
    }

    private AddressRules merge(AddressRuleChanges changes) {
        AddressRules rules = with(changes);
        last = new Merged(changes, rules);
        return rules;
    }

    private static AddressSet union(String list, AddressSet configured, List<String> added) {
        Set<AddressBlock> blocks = new LinkedHashSet<>(configured.blocks());
        for (String entry : added) {
            try {
                blocks.add(AddressBlock.parse(entry));
            } catch (IllegalArgumentException e) {
                throw new StoreUnavailableException("the stored " + list + " is damaged: " + e.getMessage(), e);
            }
        }
        return added.isEmpty() ? configured : AddressSet.of(blocks);
    }
}
