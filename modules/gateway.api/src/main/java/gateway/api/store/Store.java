package gateway.api.store;

/**
 * Keeps state beyond a request. Opened by a {@link StoreProvider}, closed by whoever had it opened, after its last use.
 */
public interface Store extends AutoCloseable {

    /**
     * {@return how it is at the moment, for health probes} Called often, by any thread, so it blocks for nothing: it tells
     * what the last attempts have shown. A store that cannot tell is taken for well.
     */
    default StoreHealth health() {
        return new StoreHealth.Well();
    }

    /** Lets go of files and connections, having written what is still to be written. */
    @Override
    default void close() {}
}
