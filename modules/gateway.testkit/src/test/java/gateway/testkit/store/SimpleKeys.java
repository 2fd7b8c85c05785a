package gateway.testkit.store;

import gateway.api.client.ApiKeyStore;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Keys under one lock: right as long as nothing is overridden, and it is easy to see why. */
class SimpleKeys {
    final SortedMap<String, StoredApiKey> kept = new TreeMap<>();

    /** A store over them, as after a crash. */
    final ApiKeyStore store() {
        crashed();
        return new ApiKeyStore() {
            @Override
            public Optional<StoredApiKey> find(SecretDigest digest) {
                return SimpleKeys.this.find(digest);
            }

            @Override
            public List<StoredApiKey> list() {
                return SimpleKeys.this.list();
            }

            @Override
            public boolean replace(Optional<StoredApiKey> expected, StoredApiKey next) {
                return SimpleKeys.this.replace(expected, next);
            }
        };
    }

    void crashed() {}

    synchronized Optional<StoredApiKey> find(SecretDigest digest) {
        return kept.values().stream().filter(key -> has(key, digest)).findFirst();
    }

    synchronized List<StoredApiKey> list() {
        return List.copyOf(kept.values());
    }

    synchronized boolean replace(Optional<StoredApiKey> expected, StoredApiKey next) {
        boolean done = isExpected(expected, next) && !isTaken(next);
        if (done) {
            put(next);
        }
        return done;
    }

    boolean isExpected(Optional<StoredApiKey> expected, StoredApiKey next) {
        return Optional.ofNullable(kept.get(next.key().id())).equals(expected);
    }

    boolean isTaken(StoredApiKey next) {
        return kept.values().stream()
                .filter(other -> !other.key().id().equals(next.key().id()))
                .anyMatch(other -> next.secrets().stream().anyMatch(secret -> has(other, secret.digest())));
    }

    void put(StoredApiKey next) {
        kept.put(next.key().id(), next);
    }

    private static boolean has(StoredApiKey key, SecretDigest digest) {
        return key.secrets().stream().anyMatch(secret -> secret.digest().equals(digest));
    }
}
