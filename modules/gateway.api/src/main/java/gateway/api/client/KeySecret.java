package gateway.api.client;

import java.time.Instant;
import java.util.Objects;
import java.util.Optional;

/**
 * What is known of one secret of an API key.
 *
 * @param digest the digest by which it is found
 * @param validUntil from when on it is refused, since another one has taken its place; empty for never
 */
public record KeySecret(SecretDigest digest, Optional<Instant> validUntil) {
    /** Requires both. */
    public KeySecret {
        Objects.requireNonNull(digest, "digest");
        Objects.requireNonNull(validUntil, "validUntil");
    }

    /**
     * {@return whether the secret counts at that time}
     *
     * @param now the time
     */
    public boolean isValidAt(Instant now) {
        return validUntil.map(now::isBefore).orElse(true);
    }
}
