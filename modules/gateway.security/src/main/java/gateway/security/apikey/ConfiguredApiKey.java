package gateway.security.apikey;

import gateway.api.client.ApiKey;
import gateway.api.client.SecretDigest;
import java.util.Objects;

/**
 * An API key together with the digest of its secret.
 *
 * @param key the key
 * @param digest the digest by which it is found
 */
public record ConfiguredApiKey(ApiKey key, SecretDigest digest) {
    /** Requires both. */
    public ConfiguredApiKey {
        Objects.requireNonNull(key, "key");
        Objects.requireNonNull(digest, "digest");
    }
}
