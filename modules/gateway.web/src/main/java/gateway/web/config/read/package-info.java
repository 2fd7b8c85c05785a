/**
 * From properties to {@link gateway.web.config.GatewayConfig}: which names exist, what their values may be, and what
 * has to go together. Every fault is found in one pass.
 */
package gateway.web.config.read;
