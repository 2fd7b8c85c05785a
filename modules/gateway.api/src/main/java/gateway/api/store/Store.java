package gateway.api.store;

/**
 * Keeps state beyond a request. Opened by a {@link StoreProvider}, closed by whoever had it opened, after its last use.
 */
public interface Store extends AutoCloseable {

    /** Lets go of files and connections, having written what is still to be written. */
    @Override
    default void close() {}
}
