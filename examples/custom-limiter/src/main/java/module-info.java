/**
 * An algorithm for the gateway. Named here for module paths, and in {@code META-INF/services} for web applications, where
 * no module descriptor counts.
 */
module example.gcra {
    requires gateway.api;

    provides gateway.api.limit.Algorithm with
            example.gcra.GcraAlgorithm;
}
