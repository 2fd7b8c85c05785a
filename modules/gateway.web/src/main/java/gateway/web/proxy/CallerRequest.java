package gateway.web.proxy;

import gateway.proxy.message.Header;
import gateway.proxy.message.Hop;
import gateway.proxy.message.PathMapping;
import gateway.proxy.message.RequestHead;
import gateway.proxy.message.RequestRules;
import gateway.proxy.transfer.ForwardedRequest;
import gateway.proxy.transfer.RequestBody;
import gateway.security.apikey.ApiKeyQuery;
import gateway.web.admission.Exchange;
import gateway.web.upstream.ProxiedRoute;
import jakarta.servlet.http.HttpServletRequest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes the request for an upstream of the one that came in. */
final class CallerRequest {
    private static final String CIPHER_SUITE = "jakarta.servlet.request.cipher_suite";
    private static final Set<String> BODILESS = Set.of("GET", "HEAD", "OPTIONS", "DELETE");
    private static final RequestRules RULES = new RequestRules(ProxiedRoute.OWN_COOKIES);

    private final HttpServletRequest request;
    private final Exchange exchange;
    private final ProxiedRoute route;

    CallerRequest(HttpServletRequest request, Exchange exchange, ProxiedRoute route) {
        this.request = request;
        this.exchange = exchange;
        this.route = route;
    }

    /** Whether something may follow the head. */
    static boolean hasBody(HttpServletRequest request) {
        long length = request.getContentLengthLong();
        return length > 0
                || request.getHeader("Transfer-Encoding") != null
                || (length < 0 && isFramed(request) && !BODILESS.contains(request.getMethod()));
    }

    /** Bodies of HTTP/2 may be of any length, and nothing says beforehand whether there is one. */
    private static boolean isFramed(HttpServletRequest request) {
        return request.getProtocol().startsWith("HTTP/2");
    }

    /** The name that the upstream is told as its own, if it is not the upstream's own name. */
    Optional<String> keptHost() {
        return route.config().preserveHost() ? sentHost() : Optional.empty();
    }

    ForwardedRequest forwarded(Optional<? extends RequestBody> body) {
        RequestHead head = new RequestHead(request.getMethod(), target(), headers(body.isPresent()));
        return new ForwardedRequest(head, keptHost(), body.map(RequestBody.class::cast));
    }

    private String target() {
        String path = route.config().paths().toUpstream(exchange.request().path());
        String query = exchange.request().query();
        String rest = query.isEmpty() ? query : ApiKeyQuery.strip(query);
        return rest.isEmpty() ? path : path + "?" + rest;
    }

    private List<Header> headers(boolean body) {
        List<Header> headers = RULES.outgoing(sent(), hop(), publicPrefix());
        long length = request.getContentLengthLong();
        if (length >= 0) {
            headers.add(new Header("Content-Length", Long.toString(length)));
        } else if (body) {
            headers.add(new Header("Transfer-Encoding", "chunked"));
        }
        return headers;
    }

    private List<Header> sent() {
        List<Header> sent = new ArrayList<>();
        for (String name : Collections.list(request.getHeaderNames())) {
            for (String value : Collections.list(request.getHeaders(name))) {
                sent.add(new Header(name, value));
            }
        }
        return sent;
    }

    private Hop hop() {
        return new Hop(
                request.getRemoteAddr(), exchange.fromTrustedProxy(), scheme(), sentHost(), exchange.requestId());
    }

    /** Open Liberty believes {@code X-Forwarded-Proto}, whoever sends it, when it is asked for the scheme. */
    private String scheme() {
        boolean claimed = request.getHeader("X-Forwarded-Proto") != null;
        boolean encrypted = claimed ? request.getAttribute(CIPHER_SUITE) != null : request.isSecure();
        return encrypted ? "https" : "http";
    }

    private Optional<String> sentHost() {
        return Optional.ofNullable(request.getHeader("Host")).filter(host -> !host.isBlank());
    }

    private String publicPrefix() {
        PathMapping paths = route.config().paths();
        return request.getContextPath() + paths.strip();
    }
}
