package gateway.algorithms.memory;

import gateway.api.limit.LimitStore;
import gateway.api.limit.LimitStoreProvider;
import gateway.api.limit.Ticker;
import gateway.testkit.limit.LimitStoreContract;
import gateway.testkit.limit.LimitStoreProviderContract;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;

@DisplayName("The memory store")
class MemoryLimitStoreTest implements LimitStoreContract, LimitStoreProviderContract {

    @Override
    public LimitStore open(Ticker ticker) {
        return Stores.open(ticker);
    }

    @Override
    public LimitStoreProvider provider() {
        return new MemoryLimitStoreProvider();
    }

    @Override
    public Map<String, String> validSettings() {
        return Map.of("memory.max-keys", "1000", "memory.max-bytes", "1MiB");
    }
}
