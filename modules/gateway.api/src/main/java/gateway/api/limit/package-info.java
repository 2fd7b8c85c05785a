/**
 * Limits: how an algorithm is described ({@link gateway.api.limit.Algorithm},
 * {@link gateway.api.limit.Limiter}), where its state lives ({@link gateway.api.limit.LimitStore}) and what comes
 * out ({@link gateway.api.limit.Decision}).
 */
package gateway.api.limit;
