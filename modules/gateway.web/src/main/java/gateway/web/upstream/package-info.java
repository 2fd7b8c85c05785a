/** The upstreams of routes, which rules point to and requests are forwarded to. */
package gateway.web.upstream;
