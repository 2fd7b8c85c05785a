package gateway.security.address;

import gateway.api.address.AddressMode;
import gateway.api.address.AddressRuleChanges;
import gateway.api.address.AddressRuleStore;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Changes the address rules at run time.
 *
 * <p>What is asked for is the whole of both lists. Of that the store keeps what is not configured, so a configured entry
 * cannot be removed at run time, and goes when configuration drops it. Of the mode, the last change wins, whether it was
 * made at run time or in configuration.
 *
 * <p>Thread-safe; blocks as long as the store does. Of two changes at once, the later one wins as a whole.
 */
public final class AddressRuleAdministration {
    private final EffectiveAddressRules rules;
    private final AddressRuleStore store;

    /**
     * Changes these rules.
     *
     * @param rules the rules in force
     */
    public AddressRuleAdministration(EffectiveAddressRules rules) {
        this.rules = Objects.requireNonNull(rules, "rules");
        store = rules.store();
    }

    /**
     * Puts other rules in force. They are when this returns, and outlive a crash.
     *
     * @param mode the mode
     * @param allowlist the addresses and blocks on the allowlist, as text
     * @param blocklist those on the blocklist
     * @return what became of it
     * @throws gateway.api.limit.StoreUnavailableException if the change cannot be kept; then nothing is changed
     */
    public AddressRuleChange change(AddressMode mode, List<String> allowlist, List<String> blocklist) {
        AddressRules configured = rules.configured();
        RequestedBlocks allowed = new RequestedBlocks("allowlist", allowlist);
        RequestedBlocks blocked = new RequestedBlocks("blocklist", blocklist);
        Optional<AddressRuleChange.Invalid> fault =
                allowed.fault(configured.allowlist()).or(() -> blocked.fault(configured.blocklist()));
        if (fault.isPresent()) {
            return fault.get();
        }
        boolean chosen = mode != configured.mode();
        AddressRuleChanges next = new AddressRuleChanges(
                chosen ? Optional.of(mode) : Optional.empty(),
                chosen ? Optional.of(configured.mode()) : Optional.empty(),
                allowed.besides(configured.allowlist()),
                blocked.besides(configured.blocklist()));
        AddressRuleChanges before = replace(found -> next);
        return new AddressRuleChange.Done(rules.with(before), rules.with(next));
    }

    /**
     * Forgets a mode that was chosen at run time before configuration was given another one, so that it does not come
     * back when configuration returns to what it was. To be called whenever a configuration has come into force.
     *
     * @throws gateway.api.limit.StoreUnavailableException if that cannot be kept; then nothing is changed
     */
    public void forgetOutdatedMode() {
        replace(found -> rules.outdates(found) ? withoutMode(found) : found);
    }

    private static AddressRuleChanges withoutMode(AddressRuleChanges found) {
        return new AddressRuleChanges(Optional.empty(), Optional.empty(), found.allowlist(), found.blocklist());
    }

    /** Puts something in place of what is found; what was found is returned. */
    private AddressRuleChanges replace(UnaryOperator<AddressRuleChanges> change) {
        while (true) {
            AddressRuleChanges found = store.current();
            AddressRuleChanges next = change.apply(found);
            if (next.equals(found) || store.replace(found, next)) {
                return found;
            }
        }
    }
}
