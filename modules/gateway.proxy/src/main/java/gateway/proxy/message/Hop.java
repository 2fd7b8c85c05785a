package gateway.proxy.message;

import java.util.Objects;
import java.util.Optional;

/**
 * How a request came to the gateway, as the next server is told.
 *
 * @param peer the address of the other end of the connection, in text; IPv6 without brackets
 * @param trusted whether what that one says of earlier hops is believed
 * @param scheme {@code http} or {@code https}
 * @param host the {@code Host} that was asked for; empty if none was sent
 * @param requestId the id of the request
 */
public record Hop(String peer, boolean trusted, String scheme, Optional<String> host, String requestId) {
    /** Requires every value. */
    public Hop {
        Objects.requireNonNull(peer, "peer");
        Objects.requireNonNull(scheme, "scheme");
        Objects.requireNonNull(host, "host");
        Objects.requireNonNull(requestId, "requestId");
    }
}
