package gateway.security.device;

import java.util.HexFormat;
import java.util.Objects;

/**
 * The secrets of all devices, none of which is kept: each follows from the master key, the id of the device and a nonce
 * of its registration. Immutable and thread-safe.
 */
public final class DeviceSecrets {
    private final MasterKey master;

    /**
     * Derives secrets from a master key.
     *
     * @param master the key; with another one, every device gets another secret
     */
    public DeviceSecrets(MasterKey master) {
        this.master = Objects.requireNonNull(master, "master");
    }

    /**
     * {@return the secret: 64 lower-case hexadecimal digits of HMAC-SHA256 over id and nonce}
     *
     * @param id the id of the device, 36 characters
     * @param nonce the nonce as it is kept
     */
    public String secret(String id, String nonce) {
        return HexFormat.of().formatHex(HmacSha256.of(master.bytes(), id + nonce));
    }
}
