package gateway.algorithms.memory;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.config.ValueType;
import gateway.api.limit.LimitStore;
import gateway.api.limit.LimitStoreProvider;
import gateway.api.limit.Ticker;
import java.util.List;

/**
 * {@code memory}: limits in the memory of this process. Settings: {@code memory.max-keys}, how many keys may have a
 * state at once, and {@code memory.max-bytes}, how much the states that grow (those of logs) may take together.
 */
public final class MemoryLimitStoreProvider implements LimitStoreProvider {
    private static final String MAX_KEYS = "memory.max-keys";
    private static final String MAX_BYTES = "memory.max-bytes";

    /** For the service loader. */
    public MemoryLimitStoreProvider() {}

    @Override
    public String id() {
        return "memory";
    }

    @Override
    public List<Parameter> settings() {
        return List.of(
                Parameter.defaulting(MAX_KEYS, new ValueType.Whole(1, 1_000_000_000), "1000000"),
                Parameter.defaulting(MAX_BYTES, new ValueType.Size(1 << 10, 1L << 50), "256MiB"));
    }

    @Override
    public LimitStore open(Parameters settings, Ticker ticker) {
        return new MemoryLimitStore(settings.whole(MAX_KEYS), settings.whole(MAX_BYTES), ticker);
    }
}
