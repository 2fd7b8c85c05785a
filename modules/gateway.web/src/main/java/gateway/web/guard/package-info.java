/**
 * Keeps what is plugged in from taking the gateway down: somebody else's code gets few threads at a time, and what it says
 * is looked at.
 */
package gateway.web.guard;
