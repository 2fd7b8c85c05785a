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
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;

/**
 * Stands in front of the pages: shows the login page to everybody, the others to those who may read, and sends browsers
 * whose user is not logged in to where they can do that.
 */
public class PageFilter extends HttpFilter {
    private static final long serialVersionUID = 1L;
    private static final String LOGIN = "/dashboard/login";
    private static final Set<String> NAVIGATION = Set.of("GET", "HEAD");

    @Inject
    private transient MechanismExtension mechanisms;

    /** For the container. */
    public PageFilter() {}

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        Exchange exchange = Passage.of(request).orElseThrow().exchange();
        String path = pathOf(request);
        if (path.equals(LOGIN) || Pages.isForEverybody(path) || mayRead(exchange)) {
            chain.doFilter(request, response);
        } else if (exchange.client() instanceof Client.AdministratorUser) {
            response.sendError(HttpServletResponse.SC_FORBIDDEN);
        } else if (!isNavigation(exchange, request)) {
            response.sendError(HttpServletResponse.SC_UNAUTHORIZED);
        } else if (mechanisms.hasAnother()) {
            request.authenticate(response);
        } else {
            Redirect.to(LOGIN + wayBack(path, request), request, response);
        }
    }

    /** A form that somebody sends who was logged out meanwhile is one, too: its page is shown again after the login. */
    private static boolean isNavigation(Exchange exchange, HttpServletRequest request) {
        String type = Objects.requireNonNullElse(request.getContentType(), "");
        return NAVIGATION.contains(exchange.method())
                || (exchange.method().equals("POST") && type.startsWith("application/x-www-form-urlencoded"));
    }

    private static String wayBack(String path, HttpServletRequest request) {
        String query = request.getQueryString() == null || !request.getMethod().equals("GET")
                ? ""
                : "?" + request.getQueryString();
        return Pages.own(path + query)
                .filter(target -> !target.equals(Pages.OVERVIEW))
                .map(target -> "?to=" + URLEncoder.encode(target, StandardCharsets.UTF_8))
                .orElse("");
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
