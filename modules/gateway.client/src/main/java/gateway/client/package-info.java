/**
 * Calling a protected API: {@link gateway.client.GatewayClient} sends requests, and sends them again as its
 * {@link gateway.client.RetryPolicy} allows; {@link gateway.client.Devices} registers a
 * {@link gateway.client.Device}, which is limited by itself; {@link gateway.client.EventStream} is a stream of
 * events that comes back when it breaks.
 *
 * <pre>{@code
 * GatewayClient client = GatewayClient.create();
 * HttpRequest request = HttpRequest.newBuilder(URI.create("https://api.example/api/orders")).build();
 * HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
 * }</pre>
 */
package gateway.client;
