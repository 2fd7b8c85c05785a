/**
 * How people log in: the pages for it, the sessions that follow, and the one
 * {@link jakarta.security.enterprise.authentication.mechanism.http.HttpAuthenticationMechanism} by which the container
 * learns of them.
 */
package gateway.web.login;
