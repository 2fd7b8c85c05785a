package gateway.api.client;

import java.util.Optional;

/**
 * Service interface: decides about device codes in place of the gateway's own devices, for every key that begins with
 * {@code totp_}. Only one can be installed.
 *
 * <p><b>Registration.</b> A public class with a public no-argument constructor, named in {@code provides
 * gateway.api.client.DeviceCodeValidator with …} and in
 * {@code META-INF/services/gateway.api.client.DeviceCodeValidator}.
 *
 * <p>Thread-safe; called on the thread of the request. What it throws is counted and answered with 503. Contract test:
 * {@code gateway.testkit.client.DeviceCodeValidatorContract}.
 */
@FunctionalInterface
public interface DeviceCodeValidator {

    /**
     * {@return who sent it; empty if it is not valid, which is answered with 401}
     *
     * @param presented what was sent as {@code X-API-Key}, {@code totp_} included
     */
    Optional<DeviceSession> validate(String presented);
}
