package gateway.web.admission;

import java.util.Locale;
import java.util.Map;

/**
 * The body of a refusal or an error: a problem of RFC 9457 in JSON.
 *
 * <p>Written here in a few lines, without JSON-P or JSON-B: it must work from a servlet filter, on every server, while
 * whatever else fails.
 */
public final class ProblemBody {
    /** Its media type. */
    public static final String MEDIA_TYPE = "application/problem+json";

    private static final Map<Integer, String> TITLES = Map.ofEntries(
            Map.entry(400, "Bad Request"),
            Map.entry(401, "Unauthorized"),
            Map.entry(403, "Forbidden"),
            Map.entry(404, "Not Found"),
            Map.entry(405, "Method Not Allowed"),
            Map.entry(406, "Not Acceptable"),
            Map.entry(408, "Request Timeout"),
            Map.entry(409, "Conflict"),
            Map.entry(413, "Content Too Large"),
            Map.entry(414, "URI Too Long"),
            Map.entry(415, "Unsupported Media Type"),
            Map.entry(422, "Unprocessable Content"),
            Map.entry(429, "Too Many Requests"),
            Map.entry(500, "Internal Server Error"),
            Map.entry(501, "Not Implemented"),
            Map.entry(502, "Bad Gateway"),
            Map.entry(503, "Service Unavailable"),
            Map.entry(504, "Gateway Timeout"));

    /** What a 404 says, whether nothing is there or nothing may be seen there. */
    static final String NOTHING_HERE = "There is nothing at this address.";

    private ProblemBody() {}

    /**
     * {@return the body of a refusal}
     *
     * @param refusal why
     * @param requestId the id of the request, a UUID
     */
    public static String of(Refusal refusal, String requestId) {
        JsonText json = new JsonText();
        common(json, refusal.kind().status());
        json.member("detail", refusal.detail());
        json.member("instance", "urn:uuid:" + requestId);
        json.member("error", refusal.kind().error());
        refusal.field().ifPresent(field -> json.member("field", field));
        refusal.retryAfterSeconds().ifPresent(seconds -> json.member("retryAfter", seconds));
        refusal.exceeded().ifPresent(exceeded -> {
            json.member("limit", exceeded.limit());
            json.member("policy", exceeded.policy());
        });
        return json.end();
    }

    /**
     * {@return the body of an error that is no refusal, such as a resource's 404 or 500} It says no more than the
     * status. Its headers are {@link ResponseHeaders#writeError}.
     *
     * @param status an HTTP status from 400 to 599
     * @param requestId the id of the request, a UUID
     */
    public static String of(int status, String requestId) {
        JsonText json = new JsonText();
        common(json, status);
        json.member("detail", detail(status));
        json.member("instance", "urn:uuid:" + requestId);
        json.member("error", error(status));
        return json.end();
    }

    private static void common(JsonText json, int status) {
        json.member("type", "about:blank");
        json.member("title", title(status));
        json.member("status", status);
    }

    private static String title(int status) {
        return TITLES.getOrDefault(status, status < 500 ? "Client Error" : "Server Error");
    }

    /** The title as a sentence begins. */
    private static String error(int status) {
        String title = title(status);
        int firstWord = (title + ' ').indexOf(' ');
        return title.substring(0, firstWord) + title.substring(firstWord).toLowerCase(Locale.ROOT);
    }

    private static String detail(int status) {
        return switch (status) {
            case 404 -> NOTHING_HERE;
            case 405 -> "The resource does not serve this method.";
            default -> status < 500 ? "The resource refuses the request." : "The request could not be answered.";
        };
    }
}
