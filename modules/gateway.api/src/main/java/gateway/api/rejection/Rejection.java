package gateway.api.rejection;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Why a request is not let in. Nothing in it was sent by the caller.
 *
 * @param requestId the id of the request, a UUID, by which it is found in the log
 * @param status the HTTP status, from 400 to 599
 * @param error what programs tell refusals apart by, such as {@code Rate limit exceeded}
 * @param detail a sentence for people
 * @param retryAfterSeconds after how many seconds another try is worth it, if waiting helps
 * @param policy the name of the limit that refused, if one did
 */
public record Rejection(
        String requestId,
        int status,
        String error,
        String detail,
        OptionalLong retryAfterSeconds,
        Optional<String> policy) {

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if the status is not that of an error
     */
    public Rejection {
        Objects.requireNonNull(requestId, "requestId");
        if (status < 400 || status > 599) {
            throw new IllegalArgumentException("status must be from 400 to 599, was " + status);
        }
        Objects.requireNonNull(error, "error");
        Objects.requireNonNull(detail, "detail");
        Objects.requireNonNull(retryAfterSeconds, "retryAfterSeconds");
        Objects.requireNonNull(policy, "policy");
    }
}
