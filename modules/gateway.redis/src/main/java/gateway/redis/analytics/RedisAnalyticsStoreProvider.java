package gateway.redis.analytics;

import gateway.api.analytics.AnalyticsStore;
import gateway.api.store.StoreContext;
import gateway.redis.connection.InMemory;
import gateway.redis.connection.Redis;
import gateway.redis.store.RedisStoreProvider;

/** {@code redis}: requests in the memory of each node, and figures of all of them. */
public final class RedisAnalyticsStoreProvider extends RedisStoreProvider<AnalyticsStore> {
    /** For the service loader. */
    public RedisAnalyticsStoreProvider() {
        super(AnalyticsStore.class);
    }

    @Override
    protected AnalyticsStore open(Redis redis, StoreContext context) {
        AnalyticsStore memory = InMemory.store(AnalyticsStore.class, context);
        return new FleetAnalyticsStore(context.node(), redis, memory, context.requests(), context.ticker()).started();
    }
}
