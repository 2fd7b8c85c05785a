package gateway.security.store;

import gateway.api.client.Device;
import gateway.api.client.DeviceStore;
import gateway.api.store.StoreHealth;
import gateway.security.store.DeviceBook.Quota;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Devices in {@code devices.json}. A device is forgotten a day after its expiry, when another one is changed. When there
 * are as many as fit, another one is refused with {@link gateway.api.limit.StoreUnavailableException}.
 */
final class FileDeviceStore implements DeviceStore {
    private final DurableState<DeviceBook> state;
    private final int maxDevices;

    /**
     * Reads the file.
     *
     * @param dataDir its folder
     * @param maxDevices how many devices fit
     * @throws gateway.api.limit.StoreUnavailableException if it is damaged
     */
    FileDeviceStore(Path dataDir, int maxDevices) {
        state = new DurableState<>(dataDir.resolve("devices.json"), new DeviceFormat(), DeviceBook.empty());
        this.maxDevices = maxDevices;
    }

    @Override
    public StoreHealth health() {
        return state.health();
    }

    @Override
    public Optional<Device> find(String id) {
        return state.current().find(id);
    }

    @Override
    public List<Device> list() {
        return state.current().all().stream()
                .sorted(Comparator.comparing(Device::id))
                .toList();
    }

    @Override
    public Outcome replace(Optional<Device> expected, Device next, int maxLive, Instant now) {
        return state.change(book -> book.replace(expected, next, new Quota(maxLive, maxDevices), now));
    }
}
