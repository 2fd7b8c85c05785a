/**
 * What the system knows of connections and ports, and servers do not tell their applications: that a caller has gone,
 * and that the server begins to stop.
 */
package gateway.web.socket;
