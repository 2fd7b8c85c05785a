package gateway.redis.store;

import gateway.api.client.DeviceStore;
import gateway.api.store.StoreContext;
import gateway.redis.connection.Redis;

/** {@code redis}: devices that all nodes share. */
public final class RedisDeviceStoreProvider extends RedisStoreProvider<DeviceStore> {
    /** Each node has a copy of all: some 60 MB of memory. */
    private static final int MAX_DEVICES = 100_000;

    /** For the service loader. */
    public RedisDeviceStoreProvider() {
        super(DeviceStore.class);
    }

    @Override
    protected DeviceStore open(Redis redis, StoreContext context) {
        return new RedisDeviceStore(redis, MAX_DEVICES);
    }
}
