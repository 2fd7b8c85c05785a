package gateway.redis.store;

import gateway.api.administration.AdministratorStore;
import gateway.api.store.StoreContext;
import gateway.redis.connection.Redis;

/** {@code redis}: the generated account that all nodes share. */
public final class RedisAdministratorStoreProvider extends RedisStoreProvider<AdministratorStore> {
    /** For the service loader. */
    public RedisAdministratorStoreProvider() {
        super(AdministratorStore.class);
    }

    @Override
    protected AdministratorStore open(Redis redis, StoreContext context) {
        return new RedisAdministratorStore(redis);
    }
}
