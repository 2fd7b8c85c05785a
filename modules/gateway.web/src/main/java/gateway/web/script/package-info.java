/** The client for browsers and Node.js, {@code gateway-client.js}, as the gateway serves it. */
package gateway.web.script;
