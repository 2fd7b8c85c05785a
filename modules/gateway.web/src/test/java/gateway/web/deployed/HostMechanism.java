package gateway.web.deployed;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.security.enterprise.AuthenticationStatus;
import jakarta.security.enterprise.authentication.mechanism.http.HttpAuthenticationMechanism;
import jakarta.security.enterprise.authentication.mechanism.http.HttpMessageContext;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Set;

/** The authentication of somebody else's application: whoever sends a header is who it says. */
@ApplicationScoped
public class HostMechanism implements HttpAuthenticationMechanism {
    static final String HEADER = "X-Host-User";

    @Override
    public AuthenticationStatus validateRequest(
            HttpServletRequest request, HttpServletResponse response, HttpMessageContext context) {
        String user = request.getHeader(HEADER);
        if (user != null) {
            return context.notifyContainerAboutLogin(user, Set.of("gateway-viewer"));
        }
        return context.isProtected() ? context.redirect("/host-login") : context.doNothing();
    }
}
