package gateway.api.client;

import java.time.Instant;
import java.util.Objects;

/**
 * A registered browser device. Its secret is not kept: it follows from the gateway's master key and the nonce.
 *
 * @param id the id, a UUID in lower case
 * @param nonce what its secret is made from together with the master key, in hexadecimal digits; useless alone
 * @param addressGroup the address, or block of IPv6 addresses, from which it was registered
 * @param registeredAt when it was registered or last renewed
 * @param expiresAt from when on it is refused
 * @param revoked whether it was revoked; its id stays refused until it expires
 */
public record Device(
        String id, String nonce, IpAddress addressGroup, Instant registeredAt, Instant expiresAt, boolean revoked) {
    /** Requires every value. */
    public Device {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(nonce, "nonce");
        Objects.requireNonNull(addressGroup, "addressGroup");
        Objects.requireNonNull(registeredAt, "registeredAt");
        Objects.requireNonNull(expiresAt, "expiresAt");
    }

    /**
     * {@return whether codes of the device are accepted at that time}
     *
     * @param now the time
     */
    public boolean isLiveAt(Instant now) {
        return !revoked && now.isBefore(expiresAt);
    }

    /** {@return this device, revoked} */
    public Device asRevoked() {
        return new Device(id, nonce, addressGroup, registeredAt, expiresAt, true);
    }
}
