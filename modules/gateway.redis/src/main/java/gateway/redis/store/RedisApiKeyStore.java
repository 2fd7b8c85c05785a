package gateway.redis.store;

import static java.util.Comparator.comparing;

import gateway.api.client.ApiKeyStore;
import gateway.api.client.KeySecret;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import gateway.api.store.StoreHealth;
import gateway.redis.connection.Redis;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Stream;

/** API keys that all nodes share. A key is looked for in this node's copy. Thread-safe. */
final class RedisApiKeyStore implements ApiKeyStore {
    private final ConcurrentMap<SecretDigest, StoredApiKey> byDigest = new ConcurrentHashMap<>();
    private final Kind<StoredApiKey> kind;
    private final Records<StoredApiKey> keys;

    RedisApiKeyStore(Redis redis) {
        kind = Kind.of(redis, "api-keys", "API key", new ApiKeyFormat());
        keys = new Records<>(redis, kind, this::index);
    }

    /** New secrets are there before old ones are gone, so that one which stays is found all the time. */
    private void index(Optional<StoredApiKey> before, Optional<StoredApiKey> after) {
        after.ifPresent(key -> key.secrets().forEach(secret -> byDigest.put(secret.digest(), key)));
        // What another key has claimed meanwhile, or this one has kept, is another object.
        before.ifPresent(key -> key.secrets()
                .forEach(secret -> byDigest.computeIfPresent(
                        secret.digest(), (digest, found) -> isSame(found, key) ? null : found)));
    }

    @SuppressWarnings("ReferenceEquality") // equal keys that are read twice are two entries
    private static boolean isSame(StoredApiKey one, StoredApiKey other) {
        return one == other;
    }

    @Override
    public StoreHealth health() {
        return keys.health();
    }

    @Override
    public Optional<StoredApiKey> find(SecretDigest digest) {
        Optional<StoredApiKey> found = Optional.ofNullable(byDigest.get(digest));
        if (found.isEmpty()) {
            keys.requireAll();
        }
        return found;
    }

    @Override
    public List<StoredApiKey> list() {
        return keys.sorted(comparing(key -> key.key().id()));
    }

    @Override
    public boolean replace(Optional<StoredApiKey> expected, StoredApiKey next) {
        List<String> wanted = digests(next);
        List<String> givenUp =
                new ArrayList<>(expected.map(RedisApiKeyStore::digests).orElseGet(List::of));
        givenUp.removeAll(wanted);
        List<String> arguments = Stream.of(List.of(Integer.toString(givenUp.size())), givenUp, wanted)
                .flatMap(List::stream)
                .toList();
        return keys.replace(
                        next.key().id(),
                        expected,
                        next,
                        new RecordChanges.Script("change-record", List.of(kind.claims()), arguments))
                instanceof Answer.Changed;
    }

    private static List<String> digests(StoredApiKey key) {
        return key.secrets().stream()
                .map(KeySecret::digest)
                .map(SecretDigest::hex)
                .toList();
    }

    @Override
    public void close() {
        keys.close();
    }
}
