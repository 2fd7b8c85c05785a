package gateway.api.client;

import gateway.api.store.Store;
import java.util.List;
import java.util.Optional;

/**
 * Keeps API keys that are made at run time, and remembers which keys were revoked, configured ones included.
 *
 * <p>Thread-safe. Contract test: {@code gateway.testkit.store.ApiKeyStoreContract}.
 */
public interface ApiKeyStore extends Store {

    /**
     * {@return the key with this secret, whether it is valid or not; empty if there is none} Called for each request
     * that carries a key, so it answers from memory or within a bounded time.
     *
     * @param digest the SHA-256 digest of the secret
     * @throws gateway.api.limit.StoreUnavailableException if the store does not answer; the request is then refused
     *     with 503
     */
    Optional<StoredApiKey> find(SecretDigest digest);

    /** {@return every key, in the order of their ids} */
    List<StoredApiKey> list();

    /**
     * Puts a key in place of what is there under its id. When this returns true, the change outlives a crash and is seen
     * by everybody who asks afterwards. May block.
     *
     * @param expected what has to be there; empty for nothing
     * @param next the key
     * @return false if something else is there, or one of the secrets belongs to another key; then nothing is changed
     * @throws gateway.api.limit.StoreUnavailableException if the change cannot be kept; then nothing is changed
     */
    boolean replace(Optional<StoredApiKey> expected, StoredApiKey next);
}
