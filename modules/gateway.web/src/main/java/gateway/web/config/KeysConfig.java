package gateway.web.config;

import gateway.security.apikey.ConfiguredApiKeys;
import java.util.Objects;

/**
 * API keys.
 *
 * @param configured the keys that stand in configuration
 * @param inQuery whether the query parameter {@code apiKey} is accepted besides the header
 */
public record KeysConfig(ConfiguredApiKeys configured, boolean inQuery) {

    /** Requires the keys. */
    public KeysConfig {
        Objects.requireNonNull(configured, "configured");
    }
}
