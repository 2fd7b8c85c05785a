/**
 * What a {@link gateway.api.lockout.LockoutStore} has to keep: {@link gateway.testkit.lockout.LockoutStoreContract}.
 */
package gateway.testkit.lockout;
