package gateway.testkit.limit;

/**
 * What every {@link gateway.api.limit.LimitStore} has to keep, ours and third parties': that N permits are N, that
 * several limits of a request are spent together or not at all, and that no state is lost before its time.
 *
 * <p>Implement it in a test class and supply {@link #open}. Every test opens a store of its own and closes it.
 */
public interface LimitStoreContract
        extends LimitStoreDecisionContract,
                LimitStoreSharingContract,
                LimitStoreFailureContract,
                LimitStoreTimeContract,
                LimitStoreConcurrencyContract {}
