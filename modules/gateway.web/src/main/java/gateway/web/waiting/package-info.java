/**
 * Requests that wait for their turn under a limit that delays: who may go on at what time, who moves up when somebody
 * else goes away, and how that is noticed. Nothing here knows servlets.
 *
 * <p>{@link gateway.web.waiting.Departures} is what the rest of the gateway uses.
 */
package gateway.web.waiting;
