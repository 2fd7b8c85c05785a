/**
 * What stores have to keep that outlive the process ({@link gateway.testkit.store.ApiKeyStoreContract},
 * {@link gateway.testkit.store.LastUseStoreContract} and those of the other kinds).
 */
package gateway.testkit.store;
