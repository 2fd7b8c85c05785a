package gateway.redis.store;

import gateway.api.lockout.LockoutStore;
import gateway.api.store.StoreContext;
import gateway.redis.connection.InMemory;
import gateway.redis.connection.Redis;
import gateway.redis.limit.ScriptTime;

/** {@code redis}: failed attempts that all nodes count together. */
public final class RedisLockoutStoreProvider extends RedisStoreProvider<LockoutStore> {
    /** How many locked keys a node remembers: some 10 MB. */
    private static final int ROOM = 100_000;

    /** For the service loader. */
    public RedisLockoutStoreProvider() {
        super(LockoutStore.class);
    }

    @Override
    protected LockoutStore open(Redis redis, StoreContext context) {
        return new RedisLockoutStore(
                redis, ScriptTime.ofServer(), context.ticker(), ROOM, InMemory.store(LockoutStore.class, context));
    }
}
