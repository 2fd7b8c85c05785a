package gateway.testkit.store;

/**
 * What every {@link gateway.api.client.ApiKeyStore} has to keep, ours and third parties': that a key is found by its
 * secrets and by nothing else, that a change is made to what was expected or not at all, and that what was acknowledged
 * is there after a crash.
 *
 * <p>Implement it in a test class and supply {@link #open}.
 */
public interface ApiKeyStoreContract
        extends ApiKeyStoreLookupContract, ApiKeyStoreChangeContract, ApiKeyStoreConcurrencyContract {}
