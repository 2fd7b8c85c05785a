/**
 * Configuration at start ({@link gateway.web.config.reload.ConfigLoader}) and while the gateway runs
 * ({@link gateway.web.config.reload.ConfigWatcher}).
 */
package gateway.web.config.reload;
