/**
 * The gateway's vocabulary: the values that its modules exchange and the interfaces through which limit
 * algorithms, limit stores and other parts plug in.
 *
 * <p>Everything here is plain Java. A provider implements one of the service interfaces, registers itself both
 * as {@code provides} in its module descriptor and under {@code META-INF/services} (inside a WAR only the latter
 * is seen), and proves itself with the matching contract of {@code gateway.testkit}.
 */
module gateway.api {
    exports gateway.api.address;
    exports gateway.api.administration;
    exports gateway.api.analytics;
    exports gateway.api.client;
    exports gateway.api.config;
    exports gateway.api.limit;
    exports gateway.api.lockout;
    exports gateway.api.rejection;
    exports gateway.api.store;

    uses gateway.api.analytics.RequestLogSink;
    uses gateway.api.client.DeviceCodeValidator;
    uses gateway.api.limit.Algorithm;
    uses gateway.api.limit.KeyResolver;
    uses gateway.api.limit.LimitStoreProvider;
    uses gateway.api.rejection.RejectionHandler;
    uses gateway.api.store.StoreProvider;
}
