package gateway.security.store;

import gateway.api.store.LastUseStore;
import gateway.api.store.StoreContext;
import gateway.api.store.StoreProvider;

/** Keeps in {@code last-use.json} when keys and devices were last used. */
public final class FileLastUseStoreProvider implements StoreProvider<LastUseStore> {
    /** As many as there could reasonably be keys; expired devices are what fills it, and what is forgotten first. */
    private static final int CAPACITY = 250_000;

    /** For the service loader. */
    public FileLastUseStoreProvider() {}

    @Override
    public String id() {
        return "memory";
    }

    @Override
    public Class<LastUseStore> type() {
        return LastUseStore.class;
    }

    @Override
    public LastUseStore open(StoreContext context) {
        return new FileLastUseStore(context.dataDir().resolve("last-use.json"), CAPACITY);
    }
}
