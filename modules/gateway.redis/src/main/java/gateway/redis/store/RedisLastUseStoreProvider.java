package gateway.redis.store;

import gateway.api.store.LastUseStore;
import gateway.api.store.StoreContext;
import gateway.redis.connection.Redis;

/** {@code redis}: when keys and devices were last used, at whichever node. */
public final class RedisLastUseStoreProvider extends RedisStoreProvider<LastUseStore> {
    /** As many as a node remembers. */
    private static final int CAPACITY = 250_000;

    /** For the service loader. */
    public RedisLastUseStoreProvider() {
        super(LastUseStore.class);
    }

    @Override
    protected LastUseStore open(Redis redis, StoreContext context) {
        return new RedisLastUseStore(redis, CAPACITY);
    }
}
