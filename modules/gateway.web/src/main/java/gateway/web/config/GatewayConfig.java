package gateway.web.config;

import gateway.api.administration.Administrator;
import gateway.api.lockout.LockoutRule;
import gateway.security.lockout.LockoutKind;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * One complete, checked configuration. Immutable; a reload makes another one.
 *
 * @param global the limit that every request counts against; empty if there is none
 * @param tiers the tiers by name, built-in ones included; the default tier is among them
 * @param defaultTier the tier of callers that have none of their own
 * @param routes the routes by id
 * @param keys the configured API keys and where keys are accepted
 * @param devices browser devices
 * @param lockouts when somebody is locked out, for each kind
 * @param administrators the configured accounts by name
 * @param addresses how a caller's address is found and which are let in
 * @param cors which web origins may call
 * @param rateHeaders which dialects of rate headers are sent
 * @param maxInspect how many bytes of a body are looked at for the keys of limits
 * @param analyticsInterval how often listeners are sent figures
 * @param server what takes effect only at start
 */
public record GatewayConfig(
        Optional<PolicyConfig> global,
        Map<String, TierConfig> tiers,
        String defaultTier,
        List<RouteConfig> routes,
        KeysConfig keys,
        DevicesConfig devices,
        Map<LockoutKind, LockoutRule> lockouts,
        Map<String, Administrator> administrators,
        AddressConfig addresses,
        CorsConfig cors,
        RateHeaders rateHeaders,
        int maxInspect,
        Duration analyticsInterval,
        ServerConfig server) {

    /**
     * Requires every value and copies the collections.
     *
     * @throws IllegalArgumentException if the default tier is not among the tiers
     */
    public GatewayConfig {
        Objects.requireNonNull(global, "global");
        tiers = Map.copyOf(tiers);
        if (!tiers.containsKey(defaultTier)) {
            throw new IllegalArgumentException("defaultTier must be one of " + tiers.keySet() + ", was " + defaultTier);
        }
        routes = List.copyOf(routes);
        Objects.requireNonNull(keys, "keys");
        Objects.requireNonNull(devices, "devices");
        lockouts = Map.copyOf(lockouts);
        administrators = Map.copyOf(administrators);
        Objects.requireNonNull(addresses, "addresses");
        Objects.requireNonNull(cors, "cors");
        Objects.requireNonNull(rateHeaders, "rateHeaders");
        Objects.requireNonNull(analyticsInterval, "analyticsInterval");
        Objects.requireNonNull(server, "server");
    }
}
