package gateway.redis.store;

import gateway.api.client.ApiKeyStore;
import gateway.testkit.store.ApiKeyStoreContract;
import org.junit.jupiter.api.DisplayName;

@DisplayName("API keys in Redis")
class RedisApiKeyStoreIT extends SharedRedis implements ApiKeyStoreContract {
    @Override
    public ApiKeyStore open() {
        return node.apiKeys();
    }
}
