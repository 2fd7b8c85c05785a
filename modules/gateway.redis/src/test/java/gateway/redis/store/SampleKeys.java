package gateway.redis.store;

import gateway.api.client.ApiKey;
import gateway.api.client.KeySecret;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** API keys for tests. */
final class SampleKeys {
    private SampleKeys() {}

    /** The key with an id, whose secret is called like it. */
    static StoredApiKey key(String id) {
        ApiKey key = new ApiKey(
                id,
                "Name of " + id,
                Optional.of("pro"),
                Set.of("gateway-viewer"),
                Optional.of(Instant.parse("2026-11-30T10:00:00Z")),
                Optional.empty(),
                true);
        return new StoredApiKey(key, List.of(new KeySecret(digest(id), Optional.empty())));
    }

    static StoredApiKey revoked(StoredApiKey key) {
        return new StoredApiKey(key.key().revoked(), key.secrets());
    }

    static SecretDigest digest(String id) {
        return SecretDigest.of("secret of " + id);
    }
}
