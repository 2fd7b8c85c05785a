package gateway.redis.store;

import gateway.api.address.AddressRuleStore;
import gateway.testkit.store.AddressRuleStoreContract;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Address rules in Redis")
class RedisAddressRuleStoreIT extends SharedRedis implements AddressRuleStoreContract {
    @Override
    public AddressRuleStore open() {
        return node.addressRules();
    }
}
