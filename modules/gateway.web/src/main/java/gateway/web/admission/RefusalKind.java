package gateway.web.admission;

import java.util.Objects;

/** The refusals there are: a status and the {@code error} that programs tell them apart by. */
public enum RefusalKind {
    /** The request is malformed or lacks something. */
    BAD_REQUEST(400, "Bad request"),
    /** No key was sent where one is required. */
    API_KEY_REQUIRED(401, "API key required"),
    /** The key that was sent opens nothing. */
    INVALID_API_KEY(401, "Invalid or revoked API key"),
    /** The caller's address is on the blocklist. */
    ADDRESS_BLOCKED(403, "IP is blocked"),
    /** The caller's address is not on the allowlist. */
    ADDRESS_NOT_ALLOWED(403, "IP not in allowlist"),
    /** The caller is known but lacks the role. */
    FORBIDDEN(403, "Forbidden"),
    /** There is nothing here. */
    NOT_FOUND(404, "Not found"),
    /** The method is not served. */
    METHOD_NOT_ALLOWED(405, "Method not allowed"),
    /** What is there does not go together with what is asked for. */
    CONFLICT(409, "Conflict"),
    /** The body is longer than is read. */
    BODY_TOO_LARGE(413, "Body too large"),
    /** The body is of another type than is read. */
    UNSUPPORTED_MEDIA_TYPE(415, "Unsupported media type"),
    /** A limit has no room now. */
    RATE_LIMIT_EXCEEDED(429, "Rate limit exceeded"),
    /** The caller failed too often to prove who it is. */
    TOO_MANY_FAILURES(429, "Too many failed attempts"),
    /** More permits were asked for than the limit ever has. */
    COST_EXCEEDS_LIMIT(429, "Cost exceeds limit"),
    /** The caller does not send its body in time. */
    REQUEST_TIMED_OUT(408, "Request timed out"),
    /** What is asked for is not supported, such as another protocol on the same connection. */
    NOT_IMPLEMENTED(501, "Not implemented"),
    /** The server behind the gateway cannot be reached, or sends no answer. */
    UPSTREAM_FAILED(502, "Upstream failed"),
    /** The server behind the gateway takes too long. */
    UPSTREAM_TIMED_OUT(504, "Upstream timed out"),
    /** The gateway cannot decide at the moment. */
    UNAVAILABLE(503, "Gateway unavailable");

    private final int status;
    private final String error;

    RefusalKind(int status, String error) {
        this.status = status;
        this.error = Objects.requireNonNull(error, "error");
    }

    /** {@return the HTTP status} */
    public int status() {
        return status;
    }

    /** {@return the text of {@code error}} */
    public String error() {
        return error;
    }
}
