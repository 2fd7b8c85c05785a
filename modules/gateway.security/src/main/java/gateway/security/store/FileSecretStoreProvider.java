package gateway.security.store;

import gateway.api.store.SecretStore;
import gateway.api.store.StoreContext;
import gateway.api.store.StoreProvider;

/** Keeps generated secrets in files of the data folder. */
public final class FileSecretStoreProvider implements StoreProvider<SecretStore> {
    /** For the service loader. */
    public FileSecretStoreProvider() {}

    @Override
    public String id() {
        return "memory";
    }

    @Override
    public Class<SecretStore> type() {
        return SecretStore.class;
    }

    @Override
    public SecretStore open(StoreContext context) {
        return new FileSecretStore(context.dataDir());
    }
}
