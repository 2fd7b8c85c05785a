package gateway.security.store;

import gateway.api.client.Device;
import gateway.api.client.IpAddress;
import jakarta.json.JsonValue;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;

/** How devices are written: {@code {"version": 1, "devices": […]}}, in the order of their ids. */
final class DeviceFormat implements Format<DeviceBook> {
    private static final int VERSION = 1;

    @Override
    public Object toJson(DeviceBook book) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("version", VERSION);
        tree.put(
                "devices",
                book.all().stream()
                        .sorted(Comparator.comparing(Device::id))
                        .map(DeviceFormat::toJson)
                        .toList());
        return tree;
    }

    private static Map<String, Object> toJson(Device device) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("id", device.id());
        tree.put("nonce", device.nonce());
        tree.put("addressGroup", device.addressGroup().text());
        tree.put("registeredAt", device.registeredAt().toString());
        tree.put("expiresAt", device.expiresAt().toString());
        tree.put("revoked", device.revoked());
        return tree;
    }

    @Override
    public DeviceBook fromJson(JsonValue tree) {
        JsonFields file = JsonFields.ofFile(tree, VERSION).only("version", "devices");
        return DeviceBook.of(
                file.objects("devices").stream().map(DeviceFormat::device).toList());
    }

    private static Device device(JsonFields fields) {
        fields.only("id", "nonce", "addressGroup", "registeredAt", "expiresAt", "revoked");
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
