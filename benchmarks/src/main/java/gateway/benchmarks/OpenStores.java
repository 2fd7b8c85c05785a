package gateway.benchmarks;

import gateway.api.client.ApiKeyStore;
import gateway.api.client.DeviceStore;
import gateway.api.store.Store;
import gateway.api.store.StoreContext;
import gateway.api.store.StoreProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Prints how long it takes to open a store of API keys and one of devices: first in a JVM that has just started, then some
 * times more. The argument is the number of each, by default 10,000.
 */
public final class OpenStores {
    private static final int TIMES = 5;

    private OpenStores() {}

    /**
     * Measures.
     *
     * @param args the number of keys and of devices
     * @throws IOException if the files cannot be written
     */
    public static void main(String[] args) throws IOException {
        int count = args.length == 0 ? 10_000 : Integer.parseInt(args[0]);
        Path folder = Files.createTempDirectory("stores");
        try {
            ManyKeys.write(folder, count);
            ManyDevices.write(folder, count);
            for (int i = 0; i < TIMES; i++) {
                open(folder);
            }
        } finally {
            Files.delete(folder.resolve("keys.json"));
            Files.delete(folder.resolve("devices.json"));
            Files.delete(folder);
        }
    }

    private static void open(Path folder) {
        StoreContext context = FileStores.context(folder);
        StoreProvider<?> keys = FileStores.provider(ApiKeyStore.class);
        StoreProvider<?> devices = FileStores.provider(DeviceStore.class);
        long start = System.nanoTime();
        Store keyStore = keys.open(context);
        long middle = System.nanoTime();
        Store deviceStore = devices.open(context);
        long end = System.nanoTime();
        System.out.printf(
                "%,d keys in %,d ms, %,d devices in %,d ms%n",
                ((ApiKeyStore) keyStore).list().size(),
                (middle - start) / 1_000_000,
                ((DeviceStore) deviceStore).list().size(),
                (end - middle) / 1_000_000);
    }
}
