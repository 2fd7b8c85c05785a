/** A real Redis to test against. */
package gateway.redis.server;
