/** Who calls: addresses, API keys and the {@link gateway.api.client.Client} that a request is attributed to. */
package gateway.api.client;
