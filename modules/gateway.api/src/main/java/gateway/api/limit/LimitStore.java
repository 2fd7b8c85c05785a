package gateway.api.limit;

import java.security.SecureRandom;
import java.util.List;

/**
 * Where the states of limits live and where permits are spent.
 *
 * <p>Thread-safe. Opened by a {@link LimitStoreProvider}, closed once by the gateway when nothing uses it any more.
 * Contract test: {@code gateway.testkit.limit.LimitStoreContract}.
 */
public interface LimitStore extends AutoCloseable {

    /**
     * {@return the limits that apply to one kind of request, ready to be acquired together} Done when configuration
     * is read, not per request. States of a policy that counted under an earlier set, and still agrees with it in
     * scope, algorithm and window, are taken over as long as that earlier set is in use.
     *
     * @param policies the policies, at least one; their order is that of keys and decisions later
     */
    LimitSet prepare(List<Policy> policies);

    /**
     * {@return what makes the keys that this store is asked about} Processes that count together have to know a caller by
     * the same key, so a store that they share hands out hashers of one secret; a store of one process need not override
     * this.
     *
     * @param random where a fresh secret comes from
     */
    default LimitKeyHasher hasher(SecureRandom random) {
        return LimitKeyHasher.random(random);
    }

    /** {@return how full the store is, for health and metrics; weakly consistent and cheap} */
    StoreUsage usage();

    /** Releases what the store holds; sets that it prepared must not be used afterwards. */
    @Override
    void close();
}
