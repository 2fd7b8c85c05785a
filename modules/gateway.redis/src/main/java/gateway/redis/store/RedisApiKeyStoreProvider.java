package gateway.redis.store;

import gateway.api.client.ApiKeyStore;
import gateway.api.store.StoreContext;
import gateway.redis.connection.Redis;

/** {@code redis}: API keys that all nodes share. */
public final class RedisApiKeyStoreProvider extends RedisStoreProvider<ApiKeyStore> {
    /** For the service loader. */
    public RedisApiKeyStoreProvider() {
        super(ApiKeyStore.class);
    }

    @Override
    protected ApiKeyStore open(Redis redis, StoreContext context) {
        return new RedisApiKeyStore(redis);
    }
}
