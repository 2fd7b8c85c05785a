package gateway.web.admission;

/**
 * The body of a refusal: a problem of RFC 9457 in JSON.
 *
 * <p>Written here in a few lines, without JSON-P or JSON-B: it must work from a servlet filter, on every server, while
 * whatever else fails.
 */
public final class ProblemBody {
    /** Its media type. */
    public static final String MEDIA_TYPE = "application/problem+json";

    private ProblemBody() {}

    /**
     * {@return the body of a refusal}
     *
     * @param refusal why
     * @param requestId the id of the request, a UUID
     */
    public static String of(Refusal refusal, String requestId) {
        return "{}";
    }

    /**
     * {@return the body of an error that is no refusal, such as a resource's 404 or 500} It says no more than the
     * status.
     *
     * @param status an HTTP status from 400 to 599
     * @param requestId the id of the request, a UUID
     */
    public static String of(int status, String requestId) {
        return "{}";
    }
}
