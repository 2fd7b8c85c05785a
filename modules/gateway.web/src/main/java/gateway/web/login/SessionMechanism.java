package gateway.web.login;

import gateway.api.client.Client;
import jakarta.inject.Inject;
import jakarta.security.enterprise.AuthenticationStatus;
import jakarta.security.enterprise.authentication.mechanism.http.HttpAuthenticationMechanism;
import jakarta.security.enterprise.authentication.mechanism.http.HttpMessageContext;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;

/**
 * Tells the container who has logged in, on pages and in the management API.
 *
 * <p>It verifies no password: the container asks it before every filter, so address rules and lockout would come too
 * late, and no log would show the refusal. The login page and stage two do that. Nor does it challenge anybody, for the
 * same reason; our stages refuse.
 */
public class SessionMechanism implements HttpAuthenticationMechanism {
    /** Where Jakarta Authentication 3.0 (section 3.8.4) looks for what {@code HttpServletRequest.getAuthType} says. */
    private static final String AUTH_TYPE = "jakarta.servlet.http.authType";

    private static final String OURS = "GATEWAY";

    @Inject
    private Logins logins;

    /** For CDI. */
    public SessionMechanism() {}

    @Override
    public AuthenticationStatus validateRequest(
            HttpServletRequest request, HttpServletResponse response, HttpMessageContext context) {
        // Unless told otherwise, Open Liberty takes us for HTTP Basic, reads the header itself for its audit, and
        // answers a malformed one with 500, before any filter.
        context.getMessageInfo().getMap().put(AUTH_TYPE, OURS);
        Optional<Client.AdministratorUser> user = isManagement(request) ? logins.own(request) : Optional.empty();
        if (user.isPresent()) {
            return context.notifyContainerAboutLogin(
                    user.get().name(), user.get().roles());
        }
        return context.isProtected() ? context.responseUnauthorized() : context.doNothing();
    }

    /** Others' pages and resources have nothing to do with who administers the gateway. */
    private static boolean isManagement(HttpServletRequest request) {
        String path = request.getRequestURI().substring(request.getContextPath().length());
        return isWithin("/dashboard", path) || isWithin("/api/gateway", path);
    }

    private static boolean isWithin(String folder, String path) {
        return path.equals(folder) || path.startsWith(folder + "/");
    }
}
