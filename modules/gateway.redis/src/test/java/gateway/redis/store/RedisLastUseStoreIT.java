package gateway.redis.store;

import gateway.api.store.LastUseStore;
import gateway.testkit.store.LastUseStoreContract;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Times of last use in Redis")
class RedisLastUseStoreIT extends SharedRedis implements LastUseStoreContract {
    @Override
    public LastUseStore open() {
        return node.open(redis -> new RedisLastUseStore(redis, 100_000));
    }
}
