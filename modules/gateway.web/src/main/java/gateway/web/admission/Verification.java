package gateway.web.admission;

import gateway.api.client.DeviceCodeValidator;
import gateway.security.administrator.PasswordVerifier;
import gateway.security.device.MasterKey;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What credentials are verified with, whatever the configuration is at the moment.
 *
 * @param passwords verifies passwords
 * @param generatedMasterKey what the secrets of devices are made from if configuration has no key; may block, and throws
 *     {@link gateway.api.limit.StoreUnavailableException} if the key cannot be had
 * @param deviceCodes decides about device codes instead of the gateway's own devices
 * @param clock the time of day
 * @param random where new secrets come from
 */
public record Verification(
        PasswordVerifier passwords,
        Supplier<MasterKey> generatedMasterKey,
        Optional<DeviceCodeValidator> deviceCodes,
        InstantSource clock,
        SecureRandom random) {

    /** Requires every value. */
    public Verification {
        Objects.requireNonNull(passwords, "passwords");
        Objects.requireNonNull(generatedMasterKey, "generatedMasterKey");
        Objects.requireNonNull(deviceCodes, "deviceCodes");
        Objects.requireNonNull(clock, "clock");
        Objects.requireNonNull(random, "random");
    }
}
