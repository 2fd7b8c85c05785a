/** Who calls, and whether they may. */
package gateway.security;
