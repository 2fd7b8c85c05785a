package gateway.security.apikey;

import gateway.api.client.ApiKey;
import gateway.api.client.ApiKeyStore;
import gateway.api.client.SecretDigest;
import java.time.InstantSource;
import java.util.Objects;
import java.util.Optional;

/**
 * Decides whether a secret is that of a valid API key. Thread-safe.
 *
 * <p>A key is found by the digest of the secret, so how long an answer takes says nothing about how near a guess was.
 */
public final class ApiKeyAuthenticator {
    private final ApiKeyStore store;
    private final InstantSource clock;

    /**
     * Knows the keys of a store.
     *
     * @param store where keys are found
     * @param clock the time at which keys expire
     */
    public ApiKeyAuthenticator(ApiKeyStore store, InstantSource clock) {
        this.store = Objects.requireNonNull(store, "store");
        this.clock = Objects.requireNonNull(clock, "clock");
    }

    /**
     * {@return whether the secret is that of a key that is active and has not expired}
     *
     * @param presented the secret
     * @throws gateway.api.limit.StoreUnavailableException if the store does not answer
     */
    public ApiKeyVerdict authenticate(PresentedKey.Secret presented) {
        return find(presented.value())
                .filter(key -> key.isValidAt(clock.instant()))
                .<ApiKeyVerdict>map(ApiKeyVerdict.Authenticated::new)
                .orElseGet(ApiKeyVerdict.Refused::new);
    }

    private Optional<ApiKey> find(String secret) {
        return secret.startsWith(ApiKeySecret.DEVICE_PREFIX) ? Optional.empty() : store.find(SecretDigest.of(secret));
    }
}
