package gateway.api.client;

import java.util.List;
import java.util.Optional;

/**
 * Where API keys are found by the digest of their secret.
 *
 * <p>Thread-safe. Called for each request that carries a key, so it answers from memory or within a bounded time.
 */
public interface ApiKeyStore {

    /**
     * {@return the key with this secret, whether it is valid or not; empty if there is none}
     *
     * @param digest the SHA-256 digest of the secret
     * @throws gateway.api.limit.StoreUnavailableException if the store does not answer; the request is then refused
     *     with 503
     */
    Optional<ApiKey> find(SecretDigest digest);

    /** {@return every key, in the order of their ids} */
    List<ApiKey> list();
}
