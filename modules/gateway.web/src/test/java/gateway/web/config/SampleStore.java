package gateway.web.config;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.config.ValueType;
import gateway.api.limit.LimitStore;
import gateway.api.limit.LimitStoreProvider;
import gateway.api.limit.Ticker;
import java.util.List;

/** A kind of store that has two settings named after it, and that nothing opens here. */
record SampleStore(String id) implements LimitStoreProvider {
    @Override
    public List<Parameter> settings() {
        return List.of(
                Parameter.defaulting(id + ".max-keys", new ValueType.Whole(1, 1_000_000_000), "1000000"),
                Parameter.defaulting(id + ".max-bytes", new ValueType.Size(1, 1L << 40), "256MiB"));
    }

    @Override
    public LimitStore open(Parameters settings, Ticker ticker) {
        throw new IllegalStateException("reading configuration opens no store");
    }
}
