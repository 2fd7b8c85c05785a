package gateway.web.device;

import gateway.api.client.Device;
import jakarta.json.Json;

/** What the audit log says of a device that was revoked, before and after. */
final class RevocationNote {
    private RevocationNote() {}

    static String json(Device device) {
        return Json.createObjectBuilder()
                .add("registeredAt", device.registeredAt().toString())
                .add("expiresAt", device.expiresAt().toString())
                .add("revoked", device.revoked())
                .build()
                .toString();
    }
}
