/**
 * Where state of the gateway lies when it keeps everything itself: files in the data folder, written whole and
 * atomically, read once when a store is opened and answered from memory after that. The public classes are found by the
 * service loader and named by nobody else, but for {@link gateway.security.store.SecretFile}.
 */
package gateway.security.store;
