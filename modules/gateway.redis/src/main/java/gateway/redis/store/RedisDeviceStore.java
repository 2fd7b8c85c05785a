package gateway.redis.store;

import static java.util.Comparator.comparing;

import gateway.api.client.Device;
import gateway.api.client.DeviceStore;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.store.StoreHealth;
import gateway.redis.connection.Redis;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Devices that all nodes share. A device is looked for in this node's copy. Thread-safe. */
final class RedisDeviceStore implements DeviceStore {
    /** How long a device is remembered after its expiry. */
    private static final Duration REMEMBERED = Duration.ofDays(1);

    private final Kind<Device> kind;
    private final Records<Device> devices;
    private final int maxDevices;

    /** With how many devices there may be. */
    RedisDeviceStore(Redis redis, int maxDevices) {
        kind = Kind.of(redis, "devices", "device", new DeviceFormat());
        devices = new Records<>(redis, kind, (before, after) -> {});
        this.maxDevices = maxDevices;
    }

    @Override
    public StoreHealth health() {
        return devices.health();
    }

    @Override
    public Optional<Device> find(String id) {
        return devices.find(id);
    }

    @Override
    public List<Device> list() {
        return devices.sorted(comparing(Device::id));
    }

    @Override
    public Outcome replace(Optional<Device> expected, Device next, int maxLive, Instant now) {
        Answer answer = devices.replace(next.id(), expected, next, script(expected, next, maxLive, now));
        if (answer == Answer.Refused.FULL) {
            throw new StoreUnavailableException("no room for another device, there are " + maxDevices + " already");
        }
        if (answer instanceof Answer.Changed) {
            return Outcome.DONE;
        }
        return answer == Answer.Refused.GROUP_FULL ? Outcome.TOO_MANY : Outcome.CONFLICT;
    }

    private RecordChanges.Script script(Optional<Device> expected, Device next, int maxLive, Instant now) {
        return new RecordChanges.Script(
                "change-device",
                List.of(kind.key("expiries"), group(expected.orElse(next)), group(next)),
                List.of(
                        millis(now),
                        next.isLiveAt(now) ? millis(next.expiresAt()) : "",
                        millis(next.expiresAt().plus(REMEMBERED)),
                        Integer.toString(maxLive),
                        Integer.toString(maxDevices)));
    }

    private String group(Device device) {
        return kind.key("group:" + device.addressGroup().text());
    }

    private static String millis(Instant time) {
        return Long.toString(time.toEpochMilli());
    }

    @Override
    public void close() {
        devices.close();
    }
}
