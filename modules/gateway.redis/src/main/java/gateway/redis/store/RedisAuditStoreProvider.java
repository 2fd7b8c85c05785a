package gateway.redis.store;

import gateway.api.administration.AuditStore;
import gateway.api.store.StoreContext;
import gateway.redis.connection.Redis;

/** {@code redis}: the audit log of all nodes. */
public final class RedisAuditStoreProvider extends RedisStoreProvider<AuditStore> {
    /** The oldest of more than so many are forgotten: some 50 MB in Redis. */
    private static final int CAPACITY = 100_000;

    /** For the service loader. */
    public RedisAuditStoreProvider() {
        super(AuditStore.class);
    }

    @Override
    protected AuditStore open(Redis redis, StoreContext context) {
        return new RedisAuditStore(redis, CAPACITY);
    }
}
