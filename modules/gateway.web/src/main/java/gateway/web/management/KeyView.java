package gateway.web.management;

import gateway.api.client.ApiKey;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** API keys in JSON. */
final class KeyView {
    private final String defaultTier;
    private final Instant now;

    /**
     * Shows keys as they are at a time.
     *
     * @param defaultTier the tier of keys that have none of their own
     * @param now the time
     */
    KeyView(String defaultTier, Instant now) {
        this.defaultTier = defaultTier;
        this.now = now;
    }

    /** A key that was just made or rotated, with its secret. */
    Map<String, Object> withSecret(ApiKey key, String secret) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("id", key.id());
        fields.put("key", secret);
        fields.putAll(of(key));
        return fields;
    }

    /** A key. */
    Map<String, Object> of(ApiKey key) {
        return of(key, Optional.empty());
    }

    /** A key, and when it was used last. It is active if it opens anything. */
    Map<String, Object> of(ApiKey key, Optional<Instant> lastUsed) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("id", key.id());
        fields.put("name", key.name());
        fields.put("tier", key.tier().orElse(defaultTier));
        fields.put("roles", new TreeSet<>(key.roles()));
        key.createdAt().ifPresent(time -> fields.put("createdAt", time.toString()));
        key.expiresAt().ifPresent(time -> fields.put("expiresAt", time.toString()));
        lastUsed.ifPresent(time -> fields.put("lastUsedAt", time.toString()));
        fields.put("active", key.isValidAt(now));
        fields.put("configured", key.createdAt().isEmpty());
        return fields;
    }
}
