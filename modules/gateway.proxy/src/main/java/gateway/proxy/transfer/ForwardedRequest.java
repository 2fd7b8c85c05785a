package gateway.proxy.transfer;

import gateway.proxy.message.RequestHead;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A request for an upstream.
 *
 * @param head its head, with the line that tells the length of the body, without {@code Host}
 * @param host what {@code Host} says; empty for the name of the server that gets it
 * @param body its body; empty if there is none
 */
public record ForwardedRequest(RequestHead head, Optional<String> host, Optional<RequestBody> body) {
    private static final Set<String> IDEMPOTENT = Set.of("GET", "HEAD", "OPTIONS", "PUT", "DELETE");

    /** Requires every value. */
    public ForwardedRequest {
        Objects.requireNonNull(head, "head");
        Objects.requireNonNull(host, "host");
        Objects.requireNonNull(body, "body");
    }

    /** Whether it may be sent twice (RFC 9110, section 9.2.2); a body is gone once it was read. */
    boolean repeatable() {
        return body.isEmpty() && IDEMPOTENT.contains(head.method());
    }
}
