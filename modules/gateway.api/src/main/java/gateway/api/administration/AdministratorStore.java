package gateway.api.administration;

import gateway.api.store.Store;
import java.util.List;

/**
 * Keeps accounts that were not configured, which is the one that is generated at the first start.
 *
 * <p>Thread-safe; may block. Contract test: {@code gateway.testkit.store.AdministratorStoreContract}.
 */
public interface AdministratorStore extends Store {

    /** {@return the accounts in the order of their names} */
    List<Administrator> list();

    /**
     * Adds an account, unless there is any: of several nodes that start at once, one succeeds. It outlives a crash when
     * this returns.
     *
     * @param administrator the account
     * @return whether it was added
     * @throws gateway.api.limit.StoreUnavailableException if it cannot be kept
     */
    boolean addFirst(Administrator administrator);
}
