package gateway.security.apikey;

import gateway.api.client.ApiKeyStore;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The API keys under one configuration: those it names and those made at run time. Thread-safe.
 *
 * <p>The store comes first. So a configured key that was revoked at run time, of which the store keeps id and digest,
 * stays revoked until it is configured with another secret.
 */
public final class ApiKeys {
    private final ConfiguredApiKeys configured;
    private final ApiKeyStore store;

    /**
     * Looks into both.
     *
     * @param configured the keys that stand in configuration
     * @param store the keys made at run time
     */
    public ApiKeys(ConfiguredApiKeys configured, ApiKeyStore store) {
        this.configured = Objects.requireNonNull(configured, "configured");
        this.store = Objects.requireNonNull(store, "store");
    }

    /**
     * {@return the key with this secret, whether it is valid or not; empty if there is none}
     *
     * @param digest the digest of the secret
     * @throws gateway.api.limit.StoreUnavailableException if the store does not answer
     */
    public Optional<StoredApiKey> find(SecretDigest digest) {
        Optional<StoredApiKey> stored = store.find(digest);
        return stored.isPresent() ? stored : configured.find(digest);
    }

    /**
     * {@return every key, in the order of their ids; a configured one as revoked if its present secret is}
     *
     * @throws gateway.api.limit.StoreUnavailableException if the store does not answer
     */
    public List<StoredApiKey> list() {
        Map<String, StoredApiKey> byId = new TreeMap<>();
        store.list().forEach(key -> byId.put(key.key().id(), key));
        for (StoredApiKey key : configured.list()) {
            if (store.find(key.secrets().get(0).digest()).isEmpty()) {
                byId.put(key.key().id(), key);
            }
        }
        return List.copyOf(byId.values());
    }

    /**
     * {@return the key with this id, as it is {@linkplain #list() listed}; empty if there is none}
     *
     * @param id the id
     * @throws gateway.api.limit.StoreUnavailableException if the store does not answer
     */
    public Optional<StoredApiKey> withId(String id) {
        Optional<StoredApiKey> inForce = configured
                .withId(id)
                .filter(key -> store.find(key.secrets().get(0).digest()).isEmpty());
        return inForce.isPresent() ? inForce : stored(id);
    }

    /** What the store keeps under an id: a key made at run time, or what is left of a configured one that was revoked. */
    Optional<StoredApiKey> stored(String id) {
        return store.list().stream()
                .filter(stored -> stored.key().id().equals(id))
                .findFirst();
    }

    boolean isConfigured(String id) {
        return configured.withId(id).isPresent();
    }

    boolean replace(Optional<StoredApiKey> expected, StoredApiKey next) {
        return store.replace(expected, next);
    }
}
