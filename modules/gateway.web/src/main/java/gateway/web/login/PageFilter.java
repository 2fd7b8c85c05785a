package gateway.web.login;

import gateway.api.client.Client;
import gateway.web.admission.Authorization;
import gateway.web.admission.Exchange;
import gateway.web.admission.Role;
import gateway.web.servlet.Passage;
import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Objects;
import java.util.Set;

/**
 * Stands in front of the pages: shows the login page to everybody, the others to those who may read, and sends browsers
 * whose user is not logged in to where they can do that.
 */
public class PageFilter extends HttpFilter {
    private static final long serialVersionUID = 1L;
    private static final Set<String> FOR_EVERYBODY = Set.of("/dashboard/login", "/dashboard/login.css");
    private static final Set<String> NAVIGATION = Set.of("GET", "HEAD");

    @Inject
    private transient MechanismExtension mechanisms;

    /** For the container. */
    public PageFilter() {}

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        Exchange exchange = Passage.of(request).orElseThrow().exchange();
        if (FOR_EVERYBODY.contains(pathOf(request)) || mayRead(exchange)) {
            chain.doFilter(request, response);
        } else if (exchange.client() instanceof Client.AdministratorUser) {
            response.sendError(HttpServletResponse.SC_FORBIDDEN);
        } else if (!NAVIGATION.contains(exchange.method())) {
            response.sendError(HttpServletResponse.SC_UNAUTHORIZED);
        } else if (mechanisms.hasAnother()) {
            request.authenticate(response);
        } else {
            Redirect.to("/dashboard/login", request, response);
        }
    }

    /** Containers take a static file for a path of the default servlet, or below it. */
    private static String pathOf(HttpServletRequest request) {
        return request.getServletPath() + Objects.requireNonNullElse(request.getPathInfo(), "");
    }

    /** Keys are for the API, not for pages. */
    private static boolean mayRead(Exchange exchange) {
        return exchange.client() instanceof Client.AdministratorUser
                && Authorization.isGranted(exchange.client(), Role.VIEWER);
    }
}
