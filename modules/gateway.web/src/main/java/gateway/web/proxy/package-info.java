/**
 * The reverse proxy's side towards callers: requests of routes with an upstream leave the servlet container's threads here,
 * after the same stages as all others, and come back as responses.
 */
package gateway.web.proxy;
