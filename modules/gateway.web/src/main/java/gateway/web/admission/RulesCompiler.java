package gateway.web.admission;

import gateway.api.limit.LimitKeyHasher;
import gateway.api.limit.LimitStore;
import gateway.web.config.GatewayConfig;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;

/**
 * Works out what a configuration means for requests: the table of routes, and for every route and tier the limits
 * that apply, prepared by the store.
 *
 * <p>One compiler serves all configurations of a running gateway, so that the same caller keeps the same key.
 * Thread-safe.
 */
public final class RulesCompiler {
    /**
     * Prepares limits in a store.
     *
     * @param store where permits are spent
     * @param hasher makes the keys of limits
     * @param clock the time at which API keys expire
     */
    public RulesCompiler(LimitStore store, LimitKeyHasher hasher, InstantSource clock) {
        Objects.requireNonNull(store, "store");
        Objects.requireNonNull(hasher, "hasher");
        Objects.requireNonNull(clock, "clock");
    }

    /**
     * {@return the rules of a configuration}
     *
     * @param config the configuration
     * @throws IllegalArgumentException if two routes match exactly the same requests
     */
    public Rules compile(GatewayConfig config) {
        return new Rules(List.of());
    }
}
