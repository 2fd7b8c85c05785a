package gateway.web.servlet;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.util.Objects;

/** A request that goes on after it has waited, with its target as it was sent. */
final class ResumedRequest extends HttpServletRequestWrapper {
    private final SentTarget target;

    ResumedRequest(HttpServletRequest dispatched, SentTarget target) {
        super(dispatched);
        this.target = Objects.requireNonNull(target, "target");
    }

    @Override
    public String getRequestURI() {
        return target.uri();
    }

    @Override
    public StringBuffer getRequestURL() {
        return new StringBuffer(target.url());
    }

    @Override
    public String getServletPath() {
        return target.servletPath();
    }

    @Override
    public String getPathInfo() {
        return target.pathInfo().orElse(null);
    }

    @Override
    public String getQueryString() {
        return target.query().orElse(null);
    }
}
