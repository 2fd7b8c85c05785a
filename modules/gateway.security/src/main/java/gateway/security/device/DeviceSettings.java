package gateway.security.device;

import java.time.Duration;
import java.util.Objects;

/**
 * How devices are treated.
 *
 * @param enabled whether devices can register and their codes are accepted
 * @param maxPerAddress how many live devices an address, or block of IPv6 addresses, can have; at least 1
 * @param ttl how long a registration lasts
 */
public record DeviceSettings(boolean enabled, int maxPerAddress, Duration ttl) {
    /**
     * Requires every value.
     *
     * @throws IllegalArgumentException if a number is not positive
     */
    public DeviceSettings {
        Objects.requireNonNull(ttl, "ttl");
        if (maxPerAddress < 1) {
            throw new IllegalArgumentException("per-address must be >= 1, was " + maxPerAddress);
        }
        if (ttl.isNegative() || ttl.isZero()) {
            throw new IllegalArgumentException("ttl must be > 0, was " + ttl);
        }
    }
}
