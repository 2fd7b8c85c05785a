package gateway.security.apikey;

import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import java.time.InstantSource;
import java.util.Objects;
import java.util.Optional;

/**
 * Decides whether a secret is that of a valid API key. Thread-safe.
 *
 * <p>A key is found by the digest of the secret, so how long an answer takes says nothing about how near a guess was.
 */
public final class ApiKeyAuthenticator {
    private static final ApiKeyVerdict REFUSED = new ApiKeyVerdict.Refused();

    private final ApiKeys keys;
    private final InstantSource clock;

    /**
     * Knows some keys.
     *
     * @param keys where keys are found
     * @param clock the time at which keys expire
     */
    public ApiKeyAuthenticator(ApiKeys keys, InstantSource clock) {
        this.keys = Objects.requireNonNull(keys, "keys");
        this.clock = Objects.requireNonNull(clock, "clock");
    }

    /**
     * {@return whether the secret is that of a key that is active and has not expired}
     *
     * @param presented the secret
     * @throws gateway.api.limit.StoreUnavailableException if the store does not answer
     */
    public ApiKeyVerdict authenticate(PresentedKey.Secret presented) {
        String secret = presented.value();
        if (secret.startsWith(ApiKeySecret.DEVICE_PREFIX)) {
            return REFUSED;
        }
        SecretDigest digest = SecretDigest.of(secret);
        Optional<StoredApiKey> found = keys.find(digest);
        return found.isPresent() && found.get().isOpenedBy(digest, clock.instant())
                ? new ApiKeyVerdict.Authenticated(found.get().key())
                : REFUSED;
    }
}
