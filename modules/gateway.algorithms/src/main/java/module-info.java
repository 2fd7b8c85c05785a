/**
 * Rate limiting algorithms and the in-memory limit store, found by {@link java.util.ServiceLoader}.
 */
module gateway.algorithms {
    requires gateway.api;
}
