package gateway.security.store;

import static java.util.Comparator.comparing;

import gateway.api.client.KeySecret;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** API keys by their ids and by the digests of their secrets. Immutable; no two share an id or a secret. */
final class KeyTable {
    private final ShardedMap<String, StoredApiKey> byId;
    private final DigestIndex byDigest;

    private KeyTable(ShardedMap<String, StoredApiKey> byId, DigestIndex byDigest) {
        this.byId = byId;
        this.byDigest = byDigest;
    }

    /**
     * The table of these keys.
     *
     * @throws IllegalArgumentException if two share an id or a secret; names them
     */
    static KeyTable of(Collection<StoredApiKey> keys) {
        Map<String, StoredApiKey> byId = new HashMap<>();
        Map<SecretDigest, StoredApiKey> byDigest = new HashMap<>();
        for (StoredApiKey key : keys) {
            String id = key.key().id();
            if (byId.put(id, key) != null) {
                throw new IllegalArgumentException("two keys have the id " + id);
            }
            for (KeySecret secret : key.secrets()) {
                Optional.ofNullable(byDigest.put(secret.digest(), key)).ifPresent(other -> {
                    throw new IllegalArgumentException(
                            "keys " + other.key().id() + " and " + id + " have the same secret");
                });
            }
        }
        return new KeyTable(ShardedMap.copyOf(byId), DigestIndex.of(keys));
    }

    Optional<StoredApiKey> find(SecretDigest digest) {
        return byDigest.find(digest);
    }

    List<StoredApiKey> list() {
        return byId.values().sorted(comparing(key -> key.key().id())).toList();
    }

    /** The table with another key under its id; empty if something else than expected is there, or has its secrets. */
    Optional<KeyTable> replace(Optional<StoredApiKey> expected, StoredApiKey next) {
        String id = next.key().id();
        if (!byId.get(id).equals(expected) || isTaken(next.secrets(), id)) {
            return Optional.empty();
        }
        DigestIndex others = expected.map(byDigest::without).orElse(byDigest);
        return Optional.of(new KeyTable(byId.with(id, next), others.with(next)));
    }

    private boolean isTaken(List<KeySecret> secrets, String id) {
        return secrets.stream()
                .flatMap(secret -> byDigest.find(secret.digest()).stream())
                .anyMatch(other -> !other.key().id().equals(id));
    }
}
