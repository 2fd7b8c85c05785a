/**
 * The gateway on a real server, as a process of its own.
 *
 * <p>What is particular to a kind of server stands behind {@link gateway.web.blackbox.server.ServerLauncher}.
 */
package gateway.web.blackbox.server;
