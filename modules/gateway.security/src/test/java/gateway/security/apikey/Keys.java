package gateway.security.apikey;

import gateway.api.client.ApiKey;
import gateway.api.client.ApiKeyStore;
import gateway.api.client.KeySecret;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import gateway.api.config.Parameters;
import gateway.api.store.StoreContext;
import gateway.security.store.FileApiKeyStoreProvider;
import gateway.testkit.limit.MovableTicker;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The words that tests about API keys are written in. */
final class Keys {
    private Keys() {}

    static ApiKey key(String id) {
        return new ApiKey(id, id, Optional.empty(), Set.of(), Optional.empty(), Optional.empty(), true);
    }

    static ApiKey revoked(String id) {
        return new ApiKey(id, id, Optional.empty(), Set.of(), Optional.empty(), Optional.empty(), false);
    }

    static ApiKey expiring(String id, Instant at) {
        return new ApiKey(id, id, Optional.empty(), Set.of(), Optional.empty(), Optional.of(at), true);
    }

    static StoredApiKey stored(String id, String secret) {
        return new StoredApiKey(key(id), List.of(new KeySecret(SecretDigest.of(secret), Optional.empty())));
    }

    /** A store in a folder, opened anew. */
    static ApiKeyStore store(Path folder) {
        return new FileApiKeyStoreProvider()
                .open(new StoreContext(
                        folder, Parameters.of(List.of(), Map.of()), () -> Instant.EPOCH, MovableTicker.standing()));
    }

    /** Configured keys, and no others. */
    static ApiKeys only(ConfiguredApiKey... keys) {
        return new ApiKeys(ConfiguredApiKeys.of(List.of(keys)), new NoApiKeys());
    }

    static ConfiguredApiKey configured(String id, String secret) {
        return configured(key(id), secret);
    }

    static ConfiguredApiKey configured(ApiKey key, String secret) {
        return new ConfiguredApiKey(key, SecretDigest.of(secret));
    }
}
