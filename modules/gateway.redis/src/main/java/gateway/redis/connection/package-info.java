/**
 * What all stores in Redis have in common: settings, one connection for all of them, what happens while Redis does not
 * answer, and how nodes tell each other that something has changed.
 */
package gateway.redis.connection;
