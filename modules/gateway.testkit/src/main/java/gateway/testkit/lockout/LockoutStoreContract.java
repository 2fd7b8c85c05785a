package gateway.testkit.lockout;

/**
 * What every {@link gateway.api.lockout.LockoutStore} has to keep, ours and third parties': that N failures are N, how
 * long locks last, what is forgotten when, and that a flood unlocks nobody.
 *
 * <p>Implement it in a test class and supply {@link #open}. Every test opens a store of its own and closes it.
 */
public interface LockoutStoreContract
        extends LockoutStoreCountContract,
                LockoutStoreLockContract,
                LockoutStoreReferenceContract,
                LockoutStoreConcurrencyContract {}
