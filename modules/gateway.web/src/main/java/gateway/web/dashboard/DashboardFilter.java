package gateway.web.dashboard;

import gateway.web.admission.Authorization;
import gateway.web.admission.Exchange;
import gateway.web.admission.Role;
import gateway.web.login.Logins;
import gateway.web.login.Page;
import gateway.web.login.Pages;
import gateway.web.login.Redirect;
import gateway.web.servlet.Passage;
import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Objects;

/**
 * Stands in front of Faces: lets through what is a page or belongs to one, and of forms only those that a page of the
 * same session sent. Comes after the filter that asks who is logged in.
 */
public class DashboardFilter extends HttpFilter {
    private static final long serialVersionUID = 1L;
    /** Large enough for most pages, so that one that fails half-way can still be replaced by one that says so. */
    private static final int BUFFER = 1 << 17;

    @Inject
    private transient Logins logins;

    @Inject
    private transient UsedForms usedForms;

    /** For the container. */
    public DashboardFilter() {}

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        String path = request.getServletPath() + Objects.requireNonNullElse(request.getPathInfo(), "");
        if (Pages.isResource(path)) {
            chain.doFilter(request, new FileResponse(response));
        } else if (Pages.isLogin(path)) {
            chain.doFilter(request, response);
        } else if (path.equals("/dashboard/")) {
            Redirect.to(Pages.OVERVIEW, request, response);
        } else if (Pages.isPage(path)) {
            page(path, request, response, chain);
        } else {
            MessagePages.send(HttpServletResponse.SC_NOT_FOUND, request, response);
        }
    }

    private void page(String path, HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        Page.writeHeaders(response);
        request.setCharacterEncoding("UTF-8");
        switch (request.getMethod()) {
            case "GET", "HEAD" -> {
                if (FormCheck.isPostback(request)) {
                    // Faces would carry out a form that comes as a link.
                    Redirect.to(PageLinks.with(path, Notice.OUTDATED), request, response);
                } else {
                    show(path, request, response, chain);
                }
            }
            case "POST" -> {
                if (mayGoOn(path, request, response)) {
                    show(path, request, response, chain);
                }
            }
            default -> response.sendError(HttpServletResponse.SC_METHOD_NOT_ALLOWED);
        }
    }

    private boolean mayGoOn(String path, HttpServletRequest request, HttpServletResponse response) throws IOException {
        Passage passage = Passage.of(request).orElseThrow();
        Exchange exchange = passage.exchange();
        if (!Authorization.isGranted(exchange.client(), Role.ADMIN)) {
            MessagePages.send(HttpServletResponse.SC_FORBIDDEN, request, response);
            return false;
        }
        FormCheck.Verdict verdict = new FormCheck(usedForms).judge(request, exchange, logins.pageToken(request));
        switch (verdict) {
            case GOOD -> {}
            case UNREADABLE -> MessagePages.send(HttpServletResponse.SC_UNSUPPORTED_MEDIA_TYPE, request, response);
            case FOREIGN -> MessagePages.send(HttpServletResponse.SC_FORBIDDEN, request, response);
            case OUTDATED -> Redirect.to(PageLinks.with(path, Notice.OUTDATED), request, response);
            case REPEATED -> Redirect.to(PageLinks.with(path, Notice.REPEATED), request, response);
        }
        if (verdict == FormCheck.Verdict.FOREIGN || verdict == FormCheck.Verdict.OUTDATED) {
            passage.gateway().audit().suspected(exchange, "page.forged", path);
        }
        return verdict == FormCheck.Verdict.GOOD;
    }

    private static void show(String path, HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        response.setBufferSize(BUFFER);
        HttpServletResponse held = new HeldResponse(response);
        try {
            if (path.equals(Pages.OVERVIEW)) {
                // Its view has to have a name below /dashboard, or it would lie open beside it.
                request.getRequestDispatcher(Pages.OVERVIEW_VIEW).forward(request, held);
            } else {
                chain.doFilter(request, held);
            }
        } catch (ServletException | RuntimeException e) {
            MessagePages.failed(e, request, response);
        }
    }
}
