package gateway.redis.store;

import gateway.api.administration.AdministratorStore;
import gateway.testkit.store.AdministratorStoreContract;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Accounts in Redis")
class RedisAdministratorStoreIT extends SharedRedis implements AdministratorStoreContract {
    @Override
    public AdministratorStore open() {
        return node.open(RedisAdministratorStore::new);
    }
}
