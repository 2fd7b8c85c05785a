package gateway.web.servlet;

import gateway.api.client.Client;
import gateway.web.admission.IncomingRequest;
import gateway.web.admission.InspectedBody;
import jakarta.servlet.http.HttpServletRequest;
import java.security.Principal;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;

/** A servlet request as the gateway sees it. */
final class ServletIncomingRequest implements IncomingRequest {
    /** As it came in, or the one that is passed on in its place. */
    private HttpServletRequest request;

    private final Visitors visitors;
    private final String path;

    ServletIncomingRequest(HttpServletRequest request, Visitors visitors) {
        this.request = request;
        this.visitors = visitors;
        path = request.getRequestURI().substring(request.getContextPath().length());
    }

    @Override
    public String method() {
        return request.getMethod();
    }

    @Override
    public String path() {
        return path;
    }

    @Override
    public String query() {
        String query = request.getQueryString();
        return query == null ? "" : query;
    }

    @Override
    public List<String> headers(String name) {
        Enumeration<String> values = request.getHeaders(name);
        if (values == null || !values.hasMoreElements()) {
            return List.of();
        }
        List<String> lines = Collections.list(values);
        return isFramed() && name.equalsIgnoreCase("Content-Length")
                ? lines.stream().distinct().toList()
                : lines;
    }

    /** Bodies of HTTP/2 are as long as their frames, and Open Liberty says so beside the client if that says it too. */
    private boolean isFramed() {
        return request.getProtocol().startsWith("HTTP/2");
    }

    @Override
    public String peer() {
        return request.getRemoteAddr();
    }

    @Override
    public Optional<Client.AdministratorUser> principal() {
        return visitors.administrator(request);
    }

    @Override
    public Optional<String> user() {
        return Optional.ofNullable(request.getUserPrincipal()).map(Principal::getName);
    }

    @Override
    public InspectedBody body() {
        return request instanceof InspectedRequest inspected ? inspected.inspect() : InspectedBody.Unread.NOT_JSON;
    }

    /** Reads the body by the request that is passed on. */
    void inspectBy(InspectedRequest passedOn) {
        request = passedOn;
    }

    @Override
    public int localPort() {
        return request.getLocalPort();
    }
}
