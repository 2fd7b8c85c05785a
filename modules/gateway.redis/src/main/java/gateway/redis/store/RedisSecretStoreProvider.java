package gateway.redis.store;

import gateway.api.store.SecretStore;
import gateway.api.store.StoreContext;
import gateway.redis.connection.Redis;
import java.security.SecureRandom;

/** {@code redis}: generated secrets that all nodes share. */
public final class RedisSecretStoreProvider extends RedisStoreProvider<SecretStore> {
    /** For the service loader. */
    public RedisSecretStoreProvider() {
        super(SecretStore.class);
    }

    @Override
    protected SecretStore open(Redis redis, StoreContext context) {
        return new RedisSecretStore(redis, new SecureRandom());
    }
}
