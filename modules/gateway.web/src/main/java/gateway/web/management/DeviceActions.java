package gateway.web.management;

import gateway.api.client.Device;
import gateway.security.device.Devices;
import gateway.security.device.Revocation;
import gateway.web.servlet.RunningGateway;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is done with browser devices, by the management API and by the pages alike. What is not allowed throws {@link
 * gateway.web.jaxrs.RefusedException}, and what was changed is noted in the audit log.
 */
@RequestScoped
public class DeviceActions {
    @Inject
    private Administration administration;

    @Inject
    private RunningGateway running;

    /** For CDI. */
    public DeviceActions() {}

    /** {@return every device, in the order of their ids} */
    public List<Device> list() {
        return devices().list();
    }

    /**
     * {@return a device; empty if there is none}
     *
     * @param id its id
     */
    public Optional<Device> find(String id) {
        return devices().find(id);
    }

    /**
     * Revokes a device. Its id stays refused until it would have expired.
     *
     * @param id its id
     */
    public void revoke(String id) {
        if (devices().revoke(id) instanceof Revocation.Done done) {
            administration.noteChange("device.revoke", id, fields(done.before()), fields(done.after()));
            return;
        }
        throw Refusals.unknown("device");
    }

    /**
     * {@return a device as it is shown}
     *
     * @param device the device
     */
    public Map<String, Object> shown(Device device) {
        Map<String, Object> fields = fields(device);
        running.rules().lastUses().of(device.id()).ifPresent(time -> fields.put("lastSeenAt", time.toString()));
        return fields;
    }

    private Map<String, Object> fields(Device device) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("id", device.id());
        fields.put("address", device.addressGroup().text());
        fields.put("registeredAt", device.registeredAt().toString());
        fields.put("expiresAt", device.expiresAt().toString());
        fields.put("revoked", device.revoked());
        fields.put("active", device.isLiveAt(administration.now()));
        return fields;
    }

    private Devices devices() {
        return running.rules().devices();
    }
}
