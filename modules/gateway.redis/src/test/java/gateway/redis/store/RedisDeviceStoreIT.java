package gateway.redis.store;

import gateway.api.client.DeviceStore;
import gateway.testkit.store.DeviceStoreContract;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Devices in Redis")
class RedisDeviceStoreIT extends SharedRedis implements DeviceStoreContract {
    @Override
    public DeviceStore open() {
        return node.devices();
    }
}
