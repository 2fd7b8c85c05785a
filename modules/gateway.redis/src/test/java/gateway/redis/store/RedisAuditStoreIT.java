package gateway.redis.store;

import gateway.api.administration.AuditStore;
import gateway.testkit.store.AuditStoreContract;
import org.junit.jupiter.api.DisplayName;

@DisplayName("The audit log in Redis")
class RedisAuditStoreIT extends SharedRedis implements AuditStoreContract {
    @Override
    public AuditStore open() {
        return node.open(redis -> new RedisAuditStore(redis, 1_000));
    }
}
