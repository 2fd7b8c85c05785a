package gateway.security.store;

import gateway.api.client.ApiKeyStore;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import gateway.api.store.StoreHealth;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Keeps API keys in a file, and answers from memory. */
final class FileApiKeyStore implements ApiKeyStore {
    private final DurableState<KeyTable> keys;

    /**
     * Reads the file.
     *
     * @throws gateway.api.limit.StoreUnavailableException as {@link DurableState} does
     */
    FileApiKeyStore(Path file) {
        keys = new DurableState<>(file, new KeysFormat(), KeyTable.of(List.of()));
    }

    @Override
    public StoreHealth health() {
        return keys.health();
    }

    @Override
    public Optional<StoredApiKey> find(SecretDigest digest) {
        return keys.current().find(digest);
    }

    @Override
    public List<StoredApiKey> list() {
        return keys.current().list();
    }

    @Override
    public boolean replace(Optional<StoredApiKey> expected, StoredApiKey next) {
        return keys.change(table -> table.replace(expected, next)
                .map(changed -> new Changed<>(changed, true))
                .orElseGet(() -> new Changed<>(table, false)));
    }
}
