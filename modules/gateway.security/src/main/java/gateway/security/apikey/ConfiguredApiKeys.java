package gateway.security.apikey;

import static java.util.Comparator.comparing;

import gateway.api.client.KeySecret;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The API keys that configuration names. Immutable; answers from memory.
 *
 * <p>Digests are compared by {@link SecretDigest#equals}, which takes the same time wherever they differ.
 */
public final class ConfiguredApiKeys {
    private final Map<SecretDigest, StoredApiKey> byDigest;
    private final Map<String, StoredApiKey> byId;
    private final List<StoredApiKey> keys;

    private ConfiguredApiKeys(Map<SecretDigest, StoredApiKey> byDigest, Map<String, StoredApiKey> byId) {
        this.byDigest = Map.copyOf(byDigest);
        this.byId = Map.copyOf(byId);
        keys = byId.values().stream()
                .sorted(comparing(stored -> stored.key().id()))
                .toList();
    }

    /**
     * {@return these keys}
     *
     * @param keys the keys
     * @throws IllegalArgumentException if an id is not {@linkplain ApiKeyId allowed}, or if two keys have the same id
     *     or the same secret; the message names all such keys by their ids
     */
    public static ConfiguredApiKeys of(Collection<ConfiguredApiKey> keys) {
        Map<SecretDigest, StoredApiKey> byDigest = new HashMap<>();
        Map<String, StoredApiKey> byId = new HashMap<>();
        List<String> faults = new ArrayList<>();
        for (ConfiguredApiKey configured : keys) {
            String id = ApiKeyId.require(configured.key().id());
            StoredApiKey stored =
                    new StoredApiKey(configured.key(), List.of(new KeySecret(configured.digest(), Optional.empty())));
            if (byId.putIfAbsent(id, stored) != null) {
                faults.add("two API keys have the id " + id);
            }
            Optional.ofNullable(byDigest.putIfAbsent(configured.digest(), stored))
                    .ifPresent(other ->
                            faults.add("API keys " + other.key().id() + " and " + id + " have the same secret"));
        }
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", faults));
        }
        return new ConfiguredApiKeys(byDigest, byId);
    }

    /**
     * {@return the key with this secret, whether it is valid or not; empty if there is none}
     *
     * @param digest the digest of the secret
     */
    public Optional<StoredApiKey> find(SecretDigest digest) {
        return Optional.ofNullable(byDigest.get(digest));
    }

    /**
     * {@return the key with this id, whether it is valid or not; empty if there is none}
     *
     * @param id the id
     */
    public Optional<StoredApiKey> withId(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** {@return every key, in the order of their ids} */
    public List<StoredApiKey> list() {
        return keys;
    }
}
