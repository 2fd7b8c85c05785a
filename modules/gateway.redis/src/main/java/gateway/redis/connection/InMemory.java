package gateway.redis.connection;

import gateway.api.store.Store;
import gateway.api.store.StoreContext;
import gateway.api.store.StoreProvider;
import java.util.ServiceLoader;

/** Finds what this node does by itself: stores in memory, which are other modules' that this one cannot name. */
public final class InMemory {
    private static final String MEMORY = "memory";

    private InMemory() {}

    /**
     * {@return a store of this kind in memory}
     *
     * @param <S> the kind
     * @param kind the kind
     * @param context what it is opened with
     * @throws IllegalArgumentException if nobody has one
     */
    public static <S extends Store> S store(Class<S> kind, StoreContext context) {
        return ServiceLoader.load(StoreProvider.class, InMemory.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .filter(provider ->
                        provider.type().equals(kind) && provider.id().equals(MEMORY))
                .findFirst()
                .map(provider -> kind.cast(provider.open(context)))
                .orElseThrow(() -> new IllegalArgumentException(
                        "no " + kind.getSimpleName() + " with the id " + MEMORY + " was found"));
    }
}
