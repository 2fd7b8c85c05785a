package gateway.redis.store;

import gateway.api.client.Device;
import gateway.api.client.IpAddress;
import jakarta.json.JsonObjectBuilder;

/** How devices are written; without their secrets, which are not kept. */
final class DeviceFormat implements Format<Device> {

    @Override
    public void write(Device device, Json json, JsonObjectBuilder object) {
        object.add("id", device.id())
                .add("nonce", device.nonce())
                .add("addressGroup", device.addressGroup().text())
                .add("registeredAt", device.registeredAt().toString())
                .add("expiresAt", device.expiresAt().toString())
                .add("revoked", device.revoked());
    }

    @Override
    public Device read(Fields fields) {
        fields.only("version", "id", "nonce", "addressGroup", "registeredAt", "expiresAt", "revoked");
        return new Device(
                fields.text("id"),
                fields.text("nonce"),
                fields.parsed("addressGroup", DeviceFormat::address),
                fields.instant("registeredAt"),
                fields.instant("expiresAt"),
                fields.flag("revoked"));
    }

    private static IpAddress address(String text) {
        return IpAddress.parse(text)
                .orElseThrow(() -> new IllegalArgumentException("an address is written like 192.0.2.1 or 2001:db8::"));
    }
}
