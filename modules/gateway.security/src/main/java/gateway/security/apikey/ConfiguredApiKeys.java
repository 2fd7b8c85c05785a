package gateway.security.apikey;

import static java.util.Comparator.comparing;

import gateway.api.client.ApiKey;
import gateway.api.client.ApiKeyStore;
import gateway.api.client.SecretDigest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The API keys that configuration names. Immutable; answers from memory.
 *
 * <p>Digests are compared by {@link SecretDigest#equals}, which takes the same time wherever they differ.
 */
public final class ConfiguredApiKeys implements ApiKeyStore {
    private final Map<SecretDigest, ApiKey> keysByDigest;
    private final List<ApiKey> keys;

    private ConfiguredApiKeys(Map<SecretDigest, ApiKey> keysByDigest) {
        this.keysByDigest = keysByDigest;
        keys = keysByDigest.values().stream().sorted(comparing(ApiKey::id)).toList();
    }

    /**
     * {@return a store of these keys}
     *
     * @param keys the keys
     * @throws IllegalArgumentException if an id is not {@linkplain ApiKeyId allowed}, or if two keys have the same id
     *     or the same secret; the message names all such keys by their ids
     */
    public static ConfiguredApiKeys of(Collection<ConfiguredApiKey> keys) {
        Map<SecretDigest, ApiKey> keysByDigest = new HashMap<>();
        Set<String> ids = new HashSet<>();
        List<String> faults = new ArrayList<>();
        for (ConfiguredApiKey configured : keys) {
            String id = ApiKeyId.require(configured.key().id());
            if (!ids.add(id)) {
                faults.add("two API keys have the id " + id);
            }
            Optional.ofNullable(keysByDigest.putIfAbsent(configured.digest(), configured.key()))
                    .ifPresent(other -> faults.add("API keys " + other.id() + " and " + id + " have the same secret"));
        }
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", faults));
        }
        return new ConfiguredApiKeys(Map.copyOf(keysByDigest));
    }

    @Override
    public Optional<ApiKey> find(SecretDigest digest) {
        return Optional.ofNullable(keysByDigest.get(digest));
    }

    @Override
    public List<ApiKey> list() {
        return keys;
    }
}
