/**
 * The stores in Redis, found by {@link java.util.ServiceLoader}: any number of nodes that use one Redis act as one
 * gateway. Nothing is exported.
 */
@SuppressWarnings("requires-automatic") // Lettuce and HdrHistogram have no descriptors of their own
module gateway.redis {
    requires gateway.api;
    requires HdrHistogram;
    requires jakarta.json;
    requires lettuce.core;

    uses gateway.api.limit.LimitStoreProvider;
    uses gateway.api.store.StoreProvider;

    provides gateway.api.limit.LimitStoreProvider with
            gateway.redis.limit.RedisLimitStoreProvider;
    provides gateway.api.store.StoreProvider with
            gateway.redis.analytics.RedisAnalyticsStoreProvider,
            gateway.redis.store.RedisAddressRuleStoreProvider,
            gateway.redis.store.RedisAdministratorStoreProvider,
            gateway.redis.store.RedisApiKeyStoreProvider,
            gateway.redis.store.RedisAuditStoreProvider,
            gateway.redis.store.RedisDeviceStoreProvider,
            gateway.redis.store.RedisLastUseStoreProvider,
            gateway.redis.store.RedisLockoutStoreProvider,
            gateway.redis.store.RedisSecretStoreProvider;
}
