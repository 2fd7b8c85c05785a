package gateway.api.limit;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import java.util.List;

/**
 * Service interface: a kind of limit store, chosen by {@code gateway.store}.
 *
 * <p><b>Registration.</b> A public class with a public no-argument constructor, named in {@code provides
 * gateway.api.limit.LimitStoreProvider with …} and in
 * {@code META-INF/services/gateway.api.limit.LimitStoreProvider}. Thread-safe; only {@link #open} may block.
 */
public interface LimitStoreProvider {

    /** {@return the id, such as {@code memory}} */
    String id();

    /**
     * {@return a new store}
     *
     * @param settings the settings of the store by their names without {@code gateway.}, such as
     *     {@code memory.max-keys}; every one that {@link #settings()} declares and that is set or has a default
     * @param ticker the time for stores that have none of their own
     * @throws IllegalArgumentException if the settings do not go together; names the setting, value and what is allowed
     * @throws StoreUnavailableException if the store cannot be reached and is required at start
     */
    LimitStore open(Parameters settings, Ticker ticker);

    /** {@return the settings this store understands, named without {@code gateway.}} */
    List<Parameter> settings();
}
