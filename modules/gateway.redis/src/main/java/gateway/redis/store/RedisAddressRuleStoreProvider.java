package gateway.redis.store;

import gateway.api.address.AddressRuleStore;
import gateway.api.store.StoreContext;
import gateway.redis.connection.Redis;

/** {@code redis}: address rules that all nodes share. */
public final class RedisAddressRuleStoreProvider extends RedisStoreProvider<AddressRuleStore> {
    /** For the service loader. */
    public RedisAddressRuleStoreProvider() {
        super(AddressRuleStore.class);
    }

    @Override
    protected AddressRuleStore open(Redis redis, StoreContext context) {
        return new RedisAddressRuleStore(redis);
    }
}
