/**
 * Rate limiting algorithms and the in-memory limit store, found by {@link java.util.ServiceLoader}. Nothing is
 * exported.
 */
module gateway.algorithms {
    requires gateway.api;

    provides gateway.api.limit.Algorithm with
            gateway.algorithms.FixedWindowAlgorithm,
            gateway.algorithms.LeakyBucketAlgorithm,
            gateway.algorithms.SlidingWindowCounterAlgorithm,
            gateway.algorithms.SlidingWindowLogAlgorithm,
            gateway.algorithms.TokenBucketAlgorithm;
    provides gateway.api.limit.LimitStoreProvider with
            gateway.algorithms.memory.MemoryLimitStoreProvider;
}
