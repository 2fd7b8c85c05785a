package gateway.api.client;

import java.util.Objects;
import java.util.Optional;

/**
 * Who sent a valid device code.
 *
 * @param id the id by which it is limited and logged; never a secret
 * @param user the user behind it, if that is known
 * @param tier the tier it gets; empty for the tier of devices
 */
public record DeviceSession(String id, Optional<String> user, Optional<String> tier) {
    /** Requires every value. */
    public DeviceSession {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(user, "user");
        Objects.requireNonNull(tier, "tier");
    }
}
