package gateway.security.address;

import gateway.api.address.AddressRuleChanges;
import gateway.api.address.AddressRuleStore;
import gateway.api.limit.StoreUnavailableException;

/** What was changed at run time, where a test can put and break it. */
final class KeptChanges implements AddressRuleStore {
    volatile AddressRuleChanges kept = AddressRuleChanges.NONE;
    boolean fails;
    int writes;

    @Override
    public AddressRuleChanges current() {
        if (fails) {
            throw new StoreUnavailableException("gone");
        }
        return kept;
    }

    @Override
    public synchronized boolean replace(AddressRuleChanges expected, AddressRuleChanges next) {
        boolean expectedIsThere = current().equals(expected);
        if (expectedIsThere) {
            kept = next;
            writes++;
        }
        return expectedIsThere;
    }
}
