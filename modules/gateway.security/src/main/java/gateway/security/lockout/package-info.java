/** Who failed too often and has to wait: which failures count together, and for whom. */
package gateway.security.lockout;
