package gateway.web.config;

import gateway.security.device.DeviceSettings;
import gateway.security.device.MasterKey;
import java.util.Objects;
import java.util.Optional;

/**
 * Browser devices.
 *
 * @param settings whether there are any, how many an address may have, and how long they live
 * @param tier the tier of devices; empty for the default tier
 * @param registrations how many registrations of one address are permitted; empty if there is no algorithm to count
 *     them with, which is a fault, so that nothing is registered
 * @param masterKey what their secrets are made from; empty for a key that is generated and kept in the data folder
 */
public record DevicesConfig(
        DeviceSettings settings,
        Optional<String> tier,
        Optional<PolicyConfig> registrations,
        Optional<MasterKey> masterKey) {

    /** Requires every value. */
    public DevicesConfig {
        Objects.requireNonNull(settings, "settings");
        Objects.requireNonNull(tier, "tier");
        Objects.requireNonNull(registrations, "registrations");
        Objects.requireNonNull(masterKey, "masterKey");
    }
}
