package gateway.security.device;

import gateway.api.client.Device;
import java.util.Objects;

/** What became of a registration. */
public sealed interface Registration {

    /**
     * The device is registered.
     *
     * @param device the device
     * @param secret what its codes are computed with, 64 hexadecimal digits; to be shown now and never again
     */
    record Registered(Device device, String secret) implements Registration {
        /** Requires both. */
        public Registered {
            Objects.requireNonNull(device, "device");
            Objects.requireNonNull(secret, "secret");
        }

        /** {@return a text that says nothing about the secret} */
        @Override
        public String toString() {
            return "Registered[id=" + device.id() + "]";
        }
    }

    /**
     * The device was live and proved that it knows its secret, so it lasts longer now, with the same secret.
     *
     * @param device the device with its new expiry
     */
    record Renewed(Device device) implements Registration {
        /** Requires the device. */
        public Renewed {
            Objects.requireNonNull(device, "device");
        }
    }

    /** The id is not a UUID in lower case. */
    record InvalidId() implements Registration {}

    /** A device with this id is live, and nothing proves that it is the one that asks. */
    record Live() implements Registration {}

    /** A device with this id was revoked and has not expired yet. */
    record Revoked() implements Registration {}

    /** The address has as many live devices as it can have. */
    record TooMany() implements Registration {}
}
