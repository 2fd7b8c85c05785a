package gateway.api.store;

import java.time.Instant;
import java.util.Map;

/**
 * Keeps when keys and devices were last used. These times alone may be lost for a minute by a crash, so they are
 * written together now and then and not with each request.
 *
 * <p>Thread-safe; both methods may block. Contract test: {@code gateway.testkit.store.LastUseStoreContract}.
 */
public interface LastUseStore extends Store {

    /**
     * {@return the last use of each key or device by its id, of those that were used at that time or later}
     *
     * @param since the time; {@link Instant#EPOCH} for all
     * @throws gateway.api.limit.StoreUnavailableException if they cannot be read
     */
    Map<String, Instant> load(Instant since);

    /**
     * Keeps the last uses in place of earlier ones, and not of later ones, which another node may have kept. Ids that are
     * not named keep theirs.
     *
     * @param uses the time by id
     * @throws gateway.api.limit.StoreUnavailableException if they cannot be kept
     */
    void save(Map<String, Instant> uses);
}
