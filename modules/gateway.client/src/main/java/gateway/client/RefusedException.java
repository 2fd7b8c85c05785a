package gateway.client;

/** A gateway refuses, and waiting would not change that. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The status of the response. */
    private final int status;

    /** What the response calls its error. */
    private final String error;

    RefusedException(String what, int status, String error) {
        super(what + " was answered with " + status + (error.isEmpty() ? "" : " " + error));
        this.status = status;
        this.error = error;
    }

    static RefusedException of(String what, int status, String body) {
        return new RefusedException(what, status, JsonFields.text(body, "error").orElse(""));
    }

    /** {@return the status of the response, such as 401} */
    public int status() {
        return status;
    }

    /** {@return the {@code error} of the response, such as {@code Invalid or revoked API key}; empty if it has none} */
    public String error() {
        return error;
    }
}
