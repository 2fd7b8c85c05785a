/**
 * Which rules a request falls under, decided on one normal form of its path.
 *
 * <p>{@link gateway.web.route.RequestTarget} reads what a client sent and refuses whatever could mean two things,
 * {@link gateway.web.route.RoutePattern} says which paths a route means, and {@link gateway.web.route.RouteTable}
 * finds the route of a request. Nothing here knows a server.
 */
package gateway.web.route;
