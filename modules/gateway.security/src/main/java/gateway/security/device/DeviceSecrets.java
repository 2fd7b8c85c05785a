package gateway.security.device;

import java.util.HexFormat;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * The secrets of all devices, none of which is kept: each follows from the master key, the id of the device and a nonce
 * of its registration. Immutable and thread-safe.
 */
public final class DeviceSecrets {
    private final Supplier<MasterKey> master;

    /**
     * Derives secrets from a master key.
     *
     * @param master hands out the key, whenever it is needed; with another one, every device gets another secret
     */
    public DeviceSecrets(Supplier<MasterKey> master) {
        this.master = Objects.requireNonNull(master, "master");
    }

    /**
     * {@return the secret: 64 lower-case hexadecimal digits of HMAC-SHA256 over id and nonce}
     *
     * @param id the id of the device, 36 characters
     * @param nonce the nonce as it is kept
     * @throws gateway.api.limit.StoreUnavailableException if there is no master key yet
     */
    public String secret(String id, String nonce) {
        return HexFormat.of().formatHex(HmacSha256.of(master.get().bytes(), id + nonce));
    }
}
