package gateway.api.client;

import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * An API key with what is known of its secrets.
 *
 * @param key the key
 * @param secrets the secrets that open it, the newest first; older ones stay for a while when a key is rotated
 */
public record StoredApiKey(ApiKey key, List<KeySecret> secrets) {
    /**
     * Requires the key and copies the secrets.
     *
     * @throws IllegalArgumentException if there is no secret
     */
    public StoredApiKey {
        Objects.requireNonNull(key, "key");
        secrets = List.copyOf(secrets);
        if (secrets.isEmpty()) {
            throw new IllegalArgumentException("secrets must not be empty, were those of " + key.id());
        }
    }

    /**
     * {@return whether a secret opens the key at that time}
     *
     * @param digest the digest of the secret
     * @param now the time
     */
    public boolean isOpenedBy(SecretDigest digest, Instant now) {
        if (!key.isValidAt(now)) {
            return false;
        }
        for (int i = 0; i < secrets.size(); i++) {
            if (secrets.get(i).digest().equals(digest)) {
                return secrets.get(i).isValidAt(now);
            }
        }
        return false;
    }
}
