package gateway.testkit.store;

import gateway.api.client.ApiKeyStore;

/** What the contract of a key store needs from its implementer. */
public interface ApiKeyStoreHarness {

    /**
     * {@return a store that is opened anew over what is kept in this test, which is nothing at its begin} As after a
     * crash: an earlier one is not closed, but is not used any more either.
     */
    ApiKeyStore open();
}
