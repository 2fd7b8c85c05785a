package gateway.api.analytics;

import java.util.Objects;
import java.util.Optional;

/**
 * That the gateway itself refused a request, and why.
 *
 * @param error what the caller was told, the text of {@code error} in the body, such as {@code Rate limit exceeded}
 * @param policy the name of the limit that refused; empty if it was something else
 */
public record RequestRefusal(String error, Optional<String> policy) {

    /** Requires both. */
    public RequestRefusal {
        Objects.requireNonNull(error, "error");
        Objects.requireNonNull(policy, "policy");
    }
}
