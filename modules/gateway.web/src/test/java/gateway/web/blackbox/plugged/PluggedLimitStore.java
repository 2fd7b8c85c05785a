package gateway.web.blackbox.plugged;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.limit.LimitStore;
import gateway.api.limit.LimitStoreProvider;
import gateway.api.limit.Ticker;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/** A limit store like the one in memory, which does the work. */
public final class PluggedLimitStore implements LimitStoreProvider {
    @Override
    public String id() {
        return "plugged";
    }

    @Override
    public LimitStore open(Parameters settings, Ticker ticker) {
        LimitStoreProvider worker = ServiceLoader.load(
                        LimitStoreProvider.class, getClass().getClassLoader())
                .stream()
                .map(ServiceLoader.Provider::get)
                .filter(one -> one.id().equals("memory"))
                .findFirst()
                .orElseThrow();
        return Asked.by(LimitStore.class, worker.open(Parameters.of(worker.settings(), Map.of()), ticker));
    }

    @Override
    public List<Parameter> settings() {
        return List.of();
    }
}
