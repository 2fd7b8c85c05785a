package gateway.testkit.store;

import gateway.api.client.ApiKey;
import gateway.api.client.KeySecret;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Keys to put into a store. */
final class SampleKeys {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private SampleKeys() {}

    /** An active key with nothing special about it. */
    static StoredApiKey key(String id, String... secrets) {
        ApiKey key = new ApiKey(id, id, Optional.empty(), Set.of(), Optional.of(NOON), Optional.empty(), true);
        return new StoredApiKey(key, secrets(secrets));
    }

    /** A key of which every field says something. */
    static StoredApiKey full(String id, String secret, String olderSecret) {
        ApiKey key = new ApiKey(
                id,
                "K\u00e4the's \"key\" \\ \ud83d\udd11 <b>",
                Optional.of("pro"),
                Set.of("gateway-viewer", "b", "a"),
                Optional.of(NOON.plusNanos(123_456_789)),
                Optional.of(Instant.parse("2031-12-31T23:59:59.999Z")),
                true);
        return new StoredApiKey(
                key,
                List.of(
                        new KeySecret(SecretDigest.of(secret), Optional.empty()),
                        new KeySecret(SecretDigest.of(olderSecret), Optional.of(NOON.plusMillis(1)))));
    }

    static StoredApiKey revoked(StoredApiKey stored) {
        return new StoredApiKey(stored.key().revoked(), stored.secrets());
    }

    static StoredApiKey withSecrets(StoredApiKey stored, String... secrets) {
        return new StoredApiKey(stored.key(), secrets(secrets));
    }

    /** The key with one role more. */
    static StoredApiKey withRole(StoredApiKey stored, String role) {
        ApiKey key = stored.key();
        Set<String> roles = new HashSet<>(key.roles());
        roles.add(role);
        return new StoredApiKey(
                new ApiKey(key.id(), key.name(), key.tier(), roles, key.createdAt(), key.expiresAt(), key.active()),
                stored.secrets());
    }

    private static List<KeySecret> secrets(String... secrets) {
        return Arrays.stream(secrets)
                .map(secret -> new KeySecret(SecretDigest.of(secret), Optional.empty()))
                .toList();
    }
}
