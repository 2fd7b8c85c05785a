/** Who failed too often to prove who they are, and is made to wait. */
package gateway.api.lockout;
