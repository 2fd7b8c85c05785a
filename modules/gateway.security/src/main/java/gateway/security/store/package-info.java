/**
 * Where state of the gateway lies when it keeps everything itself: files in the data folder, written whole and
 * atomically, read once when a store is opened and answered from memory after that. The public classes are found by the
 * service loader; nobody else names them.
 */
package gateway.security.store;
