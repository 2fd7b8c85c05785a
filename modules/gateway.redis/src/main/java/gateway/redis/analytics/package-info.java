/**
 * Analytics of all nodes: each one counts by itself, publishes a summary every two seconds, and adds up those of the others.
 */
package gateway.redis.analytics;
