package gateway.security.store;

import gateway.api.client.DeviceStore;
import gateway.api.store.StoreContext;
import gateway.api.store.StoreProvider;

/** {@code memory}: devices in memory and in the file {@code devices.json} of the data folder, up to 20,000 of them. */
public final class FileDeviceStoreProvider implements StoreProvider<DeviceStore> {
    /** The file of so many has 6.7 MB, and each change writes it anew. */
    private static final int MAX_DEVICES = 20_000;

    /** For the service loader. */
    public FileDeviceStoreProvider() {}

    @Override
    public String id() {
        return "memory";
    }

    @Override
    public Class<DeviceStore> type() {
        return DeviceStore.class;
    }

    @Override
    public DeviceStore open(StoreContext context) {
        return new FileDeviceStore(context.dataDir(), MAX_DEVICES);
    }
}
