package gateway.security.device;

import gateway.api.client.Device;
import java.util.Objects;

/** What became of revoking a device. */
public sealed interface Revocation {

    /**
     * It is revoked, durably; its codes fail from now on.
     *
     * @param before the device as it was; the same as {@code after} if it was revoked already
     * @param after the device as it is
     */
    record Done(Device before, Device after) implements Revocation {
        /** Requires both. */
        public Done {
            Objects.requireNonNull(before, "before");
            Objects.requireNonNull(after, "after");
        }
    }

    /** There is no device with this id. */
    record Unknown() implements Revocation {}
}
