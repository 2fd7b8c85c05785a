package gateway.api.lockout;

import gateway.api.limit.LimitKey;
import gateway.api.store.Store;
import java.time.Duration;

/**
 * Counts failed attempts. Keys are hashes of who failed at what, so that a store never sees either. Time is the store's
 * own and monotonic. What it remembers is bounded: of more keys than fit, those that are not locked are forgotten first.
 *
 * <p>Thread-safe; asked on the threads of requests, so it answers from memory or within a bounded time. Contract test:
 * {@code gateway.testkit.lockout.LockoutStoreContract}.
 */
public interface LockoutStore extends Store {

    /**
     * {@return how long the key is still locked; zero if it is not}
     *
     * @param key whose failures
     * @throws gateway.api.limit.StoreUnavailableException if the store does not answer
     */
    Duration lockedFor(LimitKey key);

    /**
     * Counts a failure, and locks the key if there are now too many. While the key is locked, failures do not count; so
     * of attempts that were let in at the same time exactly as many count as it takes to lock. Those before the lock do
     * not count again after it.
     *
     * @param key whose failure
     * @param rule how many are too many
     * @return zero if the failure was counted, also if it is the one that locks; else how long the key is still locked
     * @throws gateway.api.limit.StoreUnavailableException if the store does not answer
     */
    Duration fail(LimitKey key, LockoutRule rule);

    /**
     * Forgets a key's failures and lock.
     *
     * @param key whose failures
     */
    void clear(LimitKey key);
}
