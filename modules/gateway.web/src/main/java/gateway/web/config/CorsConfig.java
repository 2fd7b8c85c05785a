package gateway.web.config;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Cross-origin calls from browsers (the CORS protocol of the Fetch standard).
 *
 * @param allowedOrigins origins such as {@code https://app.example}, or the single entry {@code *}; empty for none
 * @param allowedMethods methods that a preflight allows
 * @param allowedHeaders request headers that a preflight allows, in any letter case
 * @param allowCredentials whether cookies may be sent; not together with the origin {@code *}
 * @param maxAge how long a browser may keep a preflight's answer
 */
public record CorsConfig(
        Set<String> allowedOrigins,
        List<String> allowedMethods,
        List<String> allowedHeaders,
        boolean allowCredentials,
        Duration maxAge) {

    /** Requires every value and copies the collections. */
    public CorsConfig {
        allowedOrigins = Set.copyOf(allowedOrigins);
        allowedMethods = List.copyOf(allowedMethods);
        allowedHeaders = List.copyOf(allowedHeaders);
        Objects.requireNonNull(maxAge, "maxAge");
    }
}
