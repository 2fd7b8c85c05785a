package gateway.security.store;

import gateway.api.client.Device;
import gateway.api.client.DeviceStore.Outcome;
import gateway.api.client.IpAddress;
import gateway.api.limit.StoreUnavailableException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** All devices at one moment, by their ids. Immutable. */
final class DeviceBook {
    /** How long a device is remembered after its expiry. */
    private static final Duration REMEMBERED = Duration.ofDays(1);

    private final Map<String, Device> devices;

    private DeviceBook(Map<String, Device> devices) {
        this.devices = devices;
    }

    static DeviceBook empty() {
        return new DeviceBook(Map.of());
    }

    /**
     * The book of these devices.
     *
     * @throws IllegalArgumentException if two have one id
     */
    static DeviceBook of(Collection<Device> devices) {
        Map<String, Device> byId = new HashMap<>();
        for (Device device : devices) {
            if (byId.put(device.id(), device) != null) {
                throw new IllegalArgumentException("two devices have the id " + device.id());
            }
        }
        return new DeviceBook(byId);
    }

    Optional<Device> find(String id) {
        return Optional.ofNullable(devices.get(id));
    }

    /** All of them, in no order. Not to be changed. */
    Collection<Device> all() {
        return devices.values();
    }

    /** What {@link gateway.api.client.DeviceStore#replace} makes of this book. */
    Changed<DeviceBook, Outcome> replace(Optional<Device> expected, Device next, Quota quota, Instant now) {
        if (!find(next.id()).equals(expected)) {
            return new Changed<>(this, Outcome.CONFLICT);
        }
        if (next.isLiveAt(now) && addsOne(expected, next, now) && live(next.addressGroup(), now) >= quota.maxLive()) {
            return new Changed<>(this, Outcome.TOO_MANY);
        }
        return new Changed<>(with(next, quota.maxDevices(), now), Outcome.DONE);
    }

    /** How many devices there may be: live ones of an address group, and altogether. */
    record Quota(int maxLive, int maxDevices) {}

    private static boolean addsOne(Optional<Device> expected, Device next, Instant now) {
        return expected.filter(device -> device.isLiveAt(now))
                .filter(device -> device.addressGroup().equals(next.addressGroup()))
                .isEmpty();
    }

    private long live(IpAddress addressGroup, Instant now) {
        return devices.values().stream()
                .filter(device -> device.addressGroup().equals(addressGroup) && device.isLiveAt(now))
                .count();
    }

    private DeviceBook with(Device next, int maxDevices, Instant now) {
        Map<String, Device> remembered = new HashMap<>(devices);
        remembered.values().removeIf(device -> !now.isBefore(device.expiresAt().plus(REMEMBERED)));
        if (remembered.put(next.id(), next) == null && remembered.size() > maxDevices) {
            throw new StoreUnavailableException("no room for another device, there are " + maxDevices + " already");
        }
        return new DeviceBook(remembered);
    }
}
