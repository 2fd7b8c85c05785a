/**
 * The stores in Redis, found by {@link java.util.ServiceLoader}: any number of nodes that use one Redis act as one
 * gateway. Nothing is exported.
 */
@SuppressWarnings("requires-automatic") // Lettuce has no descriptor of its own
module gateway.redis {
    requires gateway.api;
    requires lettuce.core;

    uses gateway.api.limit.LimitStoreProvider;

    provides gateway.api.limit.LimitStoreProvider with
            gateway.redis.limit.RedisLimitStoreProvider;
}
