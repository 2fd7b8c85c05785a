package gateway.security.store;

import gateway.api.administration.AdministratorStore;
import gateway.api.store.StoreContext;
import gateway.api.store.StoreProvider;

/** Keeps accounts in {@code administrators.json}. */
public final class FileAdministratorStoreProvider implements StoreProvider<AdministratorStore> {
    /** For the service loader. */
    public FileAdministratorStoreProvider() {}

    @Override
    public String id() {
        return "memory";
    }

    @Override
    public Class<AdministratorStore> type() {
        return AdministratorStore.class;
    }

    @Override
    public AdministratorStore open(StoreContext context) {
        return new FileAdministratorStore(context.dataDir().resolve("administrators.json"));
    }
}
