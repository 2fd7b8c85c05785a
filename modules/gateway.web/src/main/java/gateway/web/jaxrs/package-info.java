/**
 * The gateway in JAX-RS: one request filter for each stage, registered by {@link gateway.web.jaxrs.GatewayFeature},
 * and a mapper that makes problems of exceptions.
 */
package gateway.web.jaxrs;
