package gateway.algorithms.memory;

import gateway.api.config.Parameters;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Ticker;
import java.util.Map;

/** Memory stores as configuration opens them. */
final class Stores {
    private Stores() {}

    static LimitStore open(Ticker ticker) {
        return open(ticker, Map.of());
    }

    static LimitStore withMaxKeys(long keys, Ticker ticker) {
        return open(ticker, Map.of("memory.max-keys", Long.toString(keys)));
    }

    static LimitStore open(Ticker ticker, Map<String, String> settings) {
        MemoryLimitStoreProvider provider = new MemoryLimitStoreProvider();
        return provider.open(Parameters.of(provider.settings(), settings), ticker);
    }
}
