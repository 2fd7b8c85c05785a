package gateway.web.admission;

/**
 * The headers that the gateway adds to every response: request id, security, cross-origin, rate and cache headers,
 * and those that belong to a refusal.
 */
public final class ResponseHeaders {
    private ResponseHeaders() {}

    /**
     * Adds the headers. Values that the gateway answers for replace those of the resource; {@code Vary} and {@code
     * Cache-Control} are merged. Doing it again, as for an error after a response was begun, changes nothing but
     * what has become known since.
     *
     * @param exchange the request
     * @param headers the headers of its response
     */
    public static void write(Exchange exchange, OutgoingHeaders headers) {}
}
