package gateway.api.client;

import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * An API key as the gateway knows it: everything but the secret, of which only a digest is kept.
 *
 * @param id the public id, {@code [a-z0-9_-]{1,64}}; safe to log and show
 * @param name what people call it
 * @param tier the tier its holder gets; empty for the default tier
 * @param roles roles of the holder, such as {@code gateway-viewer}
 * @param createdAt when it was created; empty if it stands in configuration
 * @param expiresAt from when on it is refused; empty for never
 * @param active whether it has not been revoked
 */
public record ApiKey(
        String id,
        String name,
        Optional<String> tier,
        Set<String> roles,
        Optional<Instant> createdAt,
        Optional<Instant> expiresAt,
        boolean active) {

    /** Requires every value and copies the roles. */
    public ApiKey {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(tier, "tier");
        roles = Set.copyOf(roles);
        Objects.requireNonNull(createdAt, "createdAt");
        Objects.requireNonNull(expiresAt, "expiresAt");
    }

    /**
     * {@return whether the key opens anything at that time}
     *
     * @param now the time
     */
    public boolean isValidAt(Instant now) {
        return active && expiresAt.map(now::isBefore).orElse(true);
    }

    /** {@return this key, revoked} */
    public ApiKey revoked() {
        return new ApiKey(id, name, tier, roles, createdAt, expiresAt, false);
    }
}
