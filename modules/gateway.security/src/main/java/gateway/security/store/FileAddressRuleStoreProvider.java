package gateway.security.store;

import gateway.api.address.AddressRuleStore;
import gateway.api.store.StoreContext;
import gateway.api.store.StoreProvider;

/** Keeps what was changed at run time about address rules in {@code ip-rules.json}. */
public final class FileAddressRuleStoreProvider implements StoreProvider<AddressRuleStore> {
    /** For the service loader. */
    public FileAddressRuleStoreProvider() {}

    @Override
    public String id() {
        return "memory";
    }

    @Override
    public Class<AddressRuleStore> type() {
        return AddressRuleStore.class;
    }

    @Override
    public AddressRuleStore open(StoreContext context) {
        return new FileAddressRuleStore(context.dataDir().resolve("ip-rules.json"));
    }
}
