/** Who administers the gateway, and what they did. */
package gateway.api.administration;
