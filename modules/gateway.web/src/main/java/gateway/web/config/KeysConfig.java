package gateway.web.config;

import gateway.security.apikey.ConfiguredApiKeys;
import java.time.Duration;
import java.util.Objects;

/**
 * API keys.
 *
 * @param configured the keys that stand in configuration
 * @param inQuery whether the query parameter {@code apiKey} is accepted besides the header
 * @param rotateGrace how long the secret before the last still opens a key that was rotated
 */
public record KeysConfig(ConfiguredApiKeys configured, boolean inQuery, Duration rotateGrace) {

    /** Requires keys and grace. */
    public KeysConfig {
        Objects.requireNonNull(configured, "configured");
        Objects.requireNonNull(rotateGrace, "rotateGrace");
    }
}
