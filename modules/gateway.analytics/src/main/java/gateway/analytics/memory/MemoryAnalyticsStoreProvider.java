package gateway.analytics.memory;

import gateway.api.analytics.AnalyticsStore;
import gateway.api.store.StoreContext;
import gateway.api.store.StoreProvider;

/** {@code memory}: requests in the memory of this process; a restart forgets them. */
public final class MemoryAnalyticsStoreProvider implements StoreProvider<AnalyticsStore> {

    /** For the service loader. */
    public MemoryAnalyticsStoreProvider() {}

    @Override
    public String id() {
        return "memory";
    }

    @Override
    public Class<AnalyticsStore> type() {
        return AnalyticsStore.class;
    }

    @Override
    public AnalyticsStore open(StoreContext context) {
        return new MemoryAnalyticsStore(context.requests(), context.ticker());
    }
}
