package gateway.security.store;

import gateway.api.address.AddressRuleChanges;
import gateway.api.address.AddressRuleStore;
import gateway.api.store.StoreHealth;
import java.nio.file.Path;

/** Keeps in a file what was changed at run time about address rules. */
final class FileAddressRuleStore implements AddressRuleStore {
    private final DurableState<AddressRuleChanges> changes;

    /**
     * Reads the file.
     *
     * @throws gateway.api.limit.StoreUnavailableException as {@link DurableState} does
     */
    FileAddressRuleStore(Path file) {
        changes = new DurableState<>(file, new AddressRulesFormat(), AddressRuleChanges.NONE);
    }

    @Override
    public StoreHealth health() {
        return changes.health();
    }

    @Override
    public AddressRuleChanges current() {
        return changes.current();
    }

    @Override
    public boolean replace(AddressRuleChanges expected, AddressRuleChanges next) {
        return changes.change(
                found -> found.equals(expected) ? new Changed<>(next, true) : new Changed<>(found, false));
    }
}
