package gateway.api.address;

import gateway.api.store.Store;

/**
 * Keeps what was changed at run time about address rules.
 *
 * <p>Thread-safe. Contract test: {@code gateway.testkit.store.AddressRuleStoreContract}.
 */
public interface AddressRuleStore extends Store {

    /**
     * {@return what was changed} Called for each request, so it answers from memory; the same object as long as nothing
     * changes.
     */
    AddressRuleChanges current();

    /**
     * Keeps other changes. When this returns true, they outlive a crash and are in force. May block.
     *
     * @param expected what has to be there
     * @param next what is to be there
     * @return false if something else is there; then nothing is changed
     * @throws gateway.api.limit.StoreUnavailableException if they cannot be kept; then nothing is changed
     */
    boolean replace(AddressRuleChanges expected, AddressRuleChanges next);
}
