package gateway.api.client;

import gateway.api.store.Store;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Keeps registered devices. What has expired may be forgotten, a day after its expiry at the earliest.
 *
 * <p>Thread-safe. Contract test: {@code gateway.testkit.store.DeviceStoreContract}.
 */
public interface DeviceStore extends Store {

    /** What became of a change. */
    enum Outcome {
        /** It is made, outlives a crash and is seen by everybody who asks afterwards. */
        DONE,
        /** Nothing is changed, since something else is there than was expected. */
        CONFLICT,
        /** Nothing is changed, since so many devices of the address group are live already. */
        TOO_MANY
    }

    /**
     * {@return the device, whether it is live or not; empty if there is none} Called for each request of a device, so it
     * answers from memory or within a bounded time.
     *
     * @param id the id
     * @throws gateway.api.limit.StoreUnavailableException if the store does not answer
     */
    Optional<Device> find(String id);

    /** {@return every device, in the order of their ids} */
    List<Device> list();

    /**
     * Puts a device in place of what is there under its id. May block.
     *
     * @param expected what has to be there; empty for nothing
     * @param next the device
     * @param maxLive how many live devices its address group may have with it; asked only if it makes one more
     * @param now the time at which devices are live
     * @return what became of it
     * @throws gateway.api.limit.StoreUnavailableException if the change cannot be kept, or there is no room for another
     *     device; then nothing is changed
     */
    Outcome replace(Optional<Device> expected, Device next, int maxLive, Instant now);
}
