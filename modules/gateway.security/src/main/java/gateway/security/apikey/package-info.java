/**
 * API keys: how a request presents one ({@link gateway.security.apikey.PresentedKey}), whether it opens anything
 * ({@link gateway.security.apikey.ApiKeyAuthenticator}), and the keys that configuration names.
 */
package gateway.security.apikey;
