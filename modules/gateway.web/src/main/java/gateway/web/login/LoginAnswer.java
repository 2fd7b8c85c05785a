package gateway.web.login;

import gateway.web.admission.Refusal;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Objects;
import java.util.OptionalLong;

/**
 * What a login page says to somebody who is not let in.
 *
 * @param status the HTTP status
 * @param message a sentence; empty for none
 * @param retryAfter after how many seconds another attempt is worth it, if waiting helps
 */
record LoginAnswer(int status, String message, OptionalLong retryAfter) {
    /** Somebody comes for the first time. */
    static final LoginAnswer ASKED = new LoginAnswer(200, "", OptionalLong.empty());

    /** The form is not from a page of ours, or its page is too old. */
    static final LoginAnswer OUTDATED =
            new LoginAnswer(403, "This page was too old. Please try again.", OptionalLong.empty());

    private static final LoginAnswer BUSY =
            new LoginAnswer(503, "Passwords cannot be checked at the moment. Please try again.", OptionalLong.of(1));

    private static final LoginAnswer WRONG = new LoginAnswer(401, "User or password is wrong.", OptionalLong.empty());

    LoginAnswer {
        Objects.requireNonNull(message, "message");
        Objects.requireNonNull(retryAfter, "retryAfter");
    }

    /** What is said after an attempt that was refused. */
    static LoginAnswer to(Refusal refusal) {
        return switch (refusal.kind()) {
            case TOO_MANY_FAILURES ->
                new LoginAnswer(refusal.kind().status(), refusal.detail(), refusal.retryAfterSeconds());
            case UNAVAILABLE -> BUSY;
            default -> WRONG;
        };
    }

    void writeHeaders(HttpServletResponse response) {
        retryAfter.ifPresent(seconds -> response.setHeader("Retry-After", Long.toString(seconds)));
        if (status == HttpServletResponse.SC_UNAUTHORIZED) {
            // A scheme that makes no browser ask by itself.
            response.setHeader("WWW-Authenticate", "ApiKey realm=\"gateway\"");
        }
    }
}
