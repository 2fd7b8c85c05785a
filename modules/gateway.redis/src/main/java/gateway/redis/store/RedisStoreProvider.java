package gateway.redis.store;

import gateway.api.store.Store;
import gateway.api.store.StoreContext;
import gateway.api.store.StoreProvider;
import gateway.redis.connection.Redis;
import gateway.redis.connection.RedisSettings;

/**
 * Opens a store in the Redis that all stores of a configuration share. If Redis cannot be reached, the store is opened all
 * the same, and reads when it can be, unless Redis is required.
 *
 * @param <S> the kind of store
 */
public abstract class RedisStoreProvider<S extends Store> implements StoreProvider<S> {
    private final Class<S> type;

    /** For a kind of store. */
    protected RedisStoreProvider(Class<S> type) {
        this.type = type;
    }

    @Override
    public final String id() {
        return "redis";
    }

    @Override
    public final Class<S> type() {
        return type;
    }

    @Override
    public final S open(StoreContext context) {
        Redis redis = Redis.open(RedisSettings.of(context.settings()), context.ticker());
        try {
            return open(redis, context);
        } catch (RuntimeException | Error e) {
            redis.close();
            throw e;
        }
    }

    /** The store; it closes its use of Redis itself. */
    protected abstract S open(Redis redis, StoreContext context);
}
