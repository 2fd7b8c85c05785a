package gateway.security.store;

import gateway.api.lockout.LockoutStore;
import gateway.api.store.StoreContext;
import gateway.api.store.StoreProvider;

/** {@code memory}: failures in the memory of this process, of up to 100,000 keys; a restart forgets them. */
public final class MemoryLockoutStoreProvider implements StoreProvider<LockoutStore> {
    private static final int MAX_KEYS = 100_000;

    /** For the service loader. */
    public MemoryLockoutStoreProvider() {}

    @Override
    public String id() {
        return "memory";
    }

    @Override
    public Class<LockoutStore> type() {
        return LockoutStore.class;
    }

    @Override
    public LockoutStore open(StoreContext context) {
        return new MemoryLockoutStore(context.ticker(), MAX_KEYS);
    }
}
