/** Servers behind the gateway, as good or bad as a test wants them. */
package gateway.web.blackbox.origin;
