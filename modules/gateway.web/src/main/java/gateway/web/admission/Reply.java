package gateway.web.admission;

/**
 * What the gateway itself sends instead of passing a request on.
 *
 * <p>Its headers are among {@link ResponseHeaders}; the body of a {@link Refusal} is {@link ProblemBody}, and none
 * is sent to {@code HEAD}. A preflight's answer has no body.
 */
public sealed interface Reply {

    /** {@return the HTTP status} */
    int status();

    /**
     * The request is not let in.
     *
     * @param refusal why
     */
    record Refused(Refusal refusal) implements Reply {
        @Override
        public int status() {
            return refusal.kind().status();
        }
    }

    /** The answer to a CORS preflight, allowed or not: 204. */
    record Preflight() implements Reply {
        @Override
        public int status() {
            return 204;
        }
    }
}
