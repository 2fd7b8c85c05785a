package gateway.security.store;

import gateway.api.client.ApiKeyStore;
import gateway.api.store.StoreContext;
import gateway.api.store.StoreProvider;

/** Keeps API keys in {@code keys.json}. */
public final class FileApiKeyStoreProvider implements StoreProvider<ApiKeyStore> {
    /** For the service loader. */
    public FileApiKeyStoreProvider() {}

    @Override
    public String id() {
        return "memory";
    }

    @Override
    public Class<ApiKeyStore> type() {
        return ApiKeyStore.class;
    }

    @Override
    public ApiKeyStore open(StoreContext context) {
        return new FileApiKeyStore(context.dataDir().resolve("keys.json"));
    }
}
