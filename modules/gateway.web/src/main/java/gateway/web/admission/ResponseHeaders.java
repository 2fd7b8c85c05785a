package gateway.web.admission;

import gateway.security.apikey.PresentedKey;

/**
 * The headers that the gateway adds to every response: request id, security, cross-origin, rate and cache headers,
 * and those that belong to a refusal.
 */
public final class ResponseHeaders {
    private static final int TOO_MANY_REQUESTS = 429;
    private static final String SECONDS_UNTIL_AVAILABLE = "1";
    private static final String KEY = "ApiKey realm=\"gateway\"";
    private static final String PASSWORD = "Basic realm=\"gateway\", charset=\"UTF-8\"";

    private ResponseHeaders() {}

    /**
     * Adds the headers. Values that the gateway answers for replace those of the resource; {@code Vary} and {@code
     * Cache-Control} are merged. Doing it again, as for an error after a response was begun, changes nothing but
     * what has become known since.
     *
     * @param exchange the request
     * @param headers the headers of its response
     */
    public static void write(Exchange exchange, OutgoingHeaders headers) {
        Rules rules = exchange.rules();
        headers.set("X-Request-Id", exchange.requestId());
        headers.set("X-Content-Type-Options", "nosniff");
        rules.cors().write(exchange, headers);
        exchange.rateReport().ifPresent(report -> rules.rateHeaders().write(report, exchange.arrival(), headers));
        exchange.refusal()
                .ifPresentOrElse(refusal -> refused(exchange, refusal, headers), () -> passed(exchange, headers));
    }

    /**
     * Adds the headers to a response that is an error without being a refusal, such as a resource's 404 or 500; it is
     * kept from all caches as well.
     *
     * @param exchange the request
     * @param headers the headers of its response
     */
    public static void writeError(Exchange exchange, OutgoingHeaders headers) {
        write(exchange, headers);
        MergedHeaders.forbidStoring(headers);
    }

    /**
     * Adds the headers to the response of an upstream. Its own rate headers are replaced, except on its own 429, which
     * says where it comes from.
     *
     * @param exchange the request
     * @param status the status of the response
     * @param headers the headers of its response
     */
    public static void writeForwarded(Exchange exchange, int status, OutgoingHeaders headers) {
        Rules rules = exchange.rules();
        headers.set("X-Request-Id", exchange.requestId());
        headers.set("X-Content-Type-Options", "nosniff");
        rules.cors().write(exchange, headers);
        if (status == TOO_MANY_REQUESTS) {
            headers.set("X-Gateway-Source", "upstream");
        } else {
            exchange.rateReport().ifPresent(report -> rules.rateHeaders().write(report, exchange.arrival(), headers));
        }
        passed(exchange, headers);
    }

    private static void passed(Exchange exchange, OutgoingHeaders headers) {
        if (exchange.management()) {
            MergedHeaders.forbidStoring(headers);
        }
        if (exchange.client().authenticated()) {
            MergedHeaders.forbidSharing(headers);
            MergedHeaders.addToVary(headers, PresentedKey.HEADER);
        }
    }

    private static void refused(Exchange exchange, Refusal refusal, OutgoingHeaders headers) {
        MergedHeaders.forbidStoring(headers);
        refusal.retryAfterSeconds().ifPresent(seconds -> headers.set("Retry-After", Long.toString(seconds)));
        switch (refusal.kind().status()) {
            case 401 -> headers.set("WWW-Authenticate", challenge(exchange));
            case 405 -> headers.set("Allow", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
            case 503 -> headers.set("Retry-After", SECONDS_UNTIL_AVAILABLE);
            default -> {}
        }
    }

    /** How to authenticate. Scripts are not told of Basic, or their browser would ask its user by a dialogue. */
    private static String challenge(Exchange exchange) {
        boolean byScript =
                exchange.request().headers("Sec-Fetch-Mode").stream().anyMatch(mode -> !mode.equals("navigate"))
                        || !exchange.request().headers("X-Requested-With").isEmpty();
        return exchange.management() && !byScript ? KEY + ", " + PASSWORD : KEY;
    }
}
