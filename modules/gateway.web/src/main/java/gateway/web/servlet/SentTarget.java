package gateway.web.servlet;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Objects;
import java.util.Optional;

/**
 * Where a request goes, as it was sent.
 *
 * <p>Containers do not agree on how the target of a dispatch is decoded, and how often: Open Liberty takes the decoded path
 * for an encoded one. So a request is dispatched to a path that means the same to all of them, and shown its own target
 * afterwards ({@link ResumedRequest}).
 *
 * @param uri the path as it was sent
 * @param url the same with scheme and authority
 * @param servletPath the part of the decoded path that leads to the servlet
 * @param pathInfo what follows it
 * @param query the query as it was sent
 */
record SentTarget(String uri, String url, String servletPath, Optional<String> pathInfo, Optional<String> query) {
    SentTarget {
        Objects.requireNonNull(uri, "uri");
        Objects.requireNonNull(url, "url");
        Objects.requireNonNull(servletPath, "servletPath");
        Objects.requireNonNull(pathInfo, "pathInfo");
        Objects.requireNonNull(query, "query");
    }

    static SentTarget of(HttpServletRequest request) {
        return new SentTarget(
                request.getRequestURI(),
                request.getRequestURL().toString(),
                request.getServletPath(),
                Optional.ofNullable(request.getPathInfo()),
                Optional.ofNullable(request.getQueryString()));
    }

    /**
     * A path to the same servlet, past the same filters: every character that could be decoded or mean something is
     * replaced, and so are segments of dots; slashes stay where they are.
     */
    String dispatchPath() {
        String path = servletPath + pathInfo.orElse("");
        String plain = path.replaceAll("[^A-Za-z0-9/._~-]", "_").replaceAll("(?<=/)\\.+(?=/|$)", "_");
        return plain.startsWith("/") ? plain : "/" + plain;
    }
}
