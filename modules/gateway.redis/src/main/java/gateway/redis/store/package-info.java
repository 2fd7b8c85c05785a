/**
 * The stores of keys, devices, address rules, lockouts, administrators, audit and last uses in Redis. Records that are
 * looked at with each request are copied by every node; what that takes is in {@link gateway.redis.store.Records}.
 */
package gateway.redis.store;
