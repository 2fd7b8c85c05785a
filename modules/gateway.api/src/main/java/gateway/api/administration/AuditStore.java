package gateway.api.administration;

import gateway.api.store.Store;
import java.util.List;

/**
 * Keeps what administrators did. Entries are only ever added.
 *
 * <p>Thread-safe; may block. Contract test: {@code gateway.testkit.store.AuditStoreContract}.
 */
public interface AuditStore extends Store {

    /**
     * Adds an entry, which outlives a crash when this returns.
     *
     * @param entry what was done
     * @throws gateway.api.limit.StoreUnavailableException if it cannot be kept
     */
    void append(AuditEntry entry);

    /**
     * {@return a page of the entries, newest first}
     *
     * @param limit how many at most, from 0
     * @param offset how many of the newest to pass over, from 0
     * @throws gateway.api.limit.StoreUnavailableException if they cannot be read
     */
    List<AuditEntry> latest(int limit, long offset);
}
