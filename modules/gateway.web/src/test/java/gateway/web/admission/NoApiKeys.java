package gateway.web.admission;

import gateway.api.client.ApiKeyStore;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import java.util.List;
import java.util.Optional;

/** A store in which no key was ever made. */
final class NoApiKeys implements ApiKeyStore {
    @Override
    public Optional<StoredApiKey> find(SecretDigest digest) {
        return Optional.empty();
    }

    @Override
    public List<StoredApiKey> list() {
        return List.of();
    }

    @Override
    public boolean replace(Optional<StoredApiKey> expected, StoredApiKey next) {
        throw new UnsupportedOperationException("replace");
    }
}
