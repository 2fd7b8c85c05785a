package gateway.redis.store;

import gateway.api.store.SecretStore;
import gateway.testkit.store.SecretStoreContract;
import java.security.SecureRandom;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Generated secrets in Redis")
class RedisSecretStoreIT extends SharedRedis implements SecretStoreContract {
    @Override
    public SecretStore open() {
        return node.open(redis -> new RedisSecretStore(redis, new SecureRandom()));
    }
}
