/**
 * What happened: the requests of late and the figures drawn from them, and the log of requests in files.
 */
@SuppressWarnings("requires-automatic") // HdrHistogram has no descriptor of its own
module gateway.analytics {
    requires HdrHistogram;
    requires transitive gateway.api;

    exports gateway.analytics.log;

    provides gateway.api.store.StoreProvider with
            gateway.analytics.memory.MemoryAnalyticsStoreProvider;
}
