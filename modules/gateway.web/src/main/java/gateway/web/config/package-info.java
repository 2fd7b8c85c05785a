/**
 * Configuration: every {@code gateway.*} property read once, checked as a whole, and turned into values.
 *
 * <p>{@link gateway.web.config.GatewayConfig} is what the rest of the gateway sees; nothing else reads properties.
 */
package gateway.web.config;
