/** The gateway's state for MicroProfile Health. */
package gateway.web.health;
