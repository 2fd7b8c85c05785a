/**
 * Limits in Redis: one script decides about all limits of a request, by the time of the server. What the scripts say is
 * in {@code gateway/redis/lua}; why it is so, in {@code docs/decisions/0021-limits-in-redis.md}.
 */
package gateway.redis.limit;
