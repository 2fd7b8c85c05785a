package gateway.benchmarks;

import gateway.api.config.Parameters;
import gateway.api.store.Store;
import gateway.api.store.StoreContext;
import gateway.api.store.StoreProvider;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/** The stores over the files of a folder. */
final class FileStores {
    private FileStores() {}

    static <S extends Store> S open(Path folder, Class<S> type) {
        return type.cast(provider(type).open(context(folder)));
    }

    static StoreProvider<?> provider(Class<? extends Store> type) {
        return ServiceLoader.load(StoreProvider.class).stream()
                .<StoreProvider<?>>map(ServiceLoader.Provider::get)
                .filter(provider -> provider.id().equals("memory") && provider.type() == type)
                .findFirst()
                .orElseThrow();
    }

    static StoreContext context(Path folder) {
        return new StoreContext(folder, Parameters.of(List.of(), Map.of()), InstantSource.system(), System::nanoTime);
    }
}
