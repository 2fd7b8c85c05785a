/**
 * What callers, operators and attackers meet: tests against a running server, through sockets and files only.
 *
 * <p>A class stands for one numbered case of the suite. Sizes are scaled to seconds; {@code -Dgateway.soak=true}
 * (profile {@code soak}) takes them as the cases state them.
 */
package gateway.web.blackbox;
