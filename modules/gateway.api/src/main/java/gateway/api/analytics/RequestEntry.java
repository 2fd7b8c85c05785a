package gateway.api.analytics;

import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;

/**
 * One request that is over, as logs and analytics keep it. Contains no secret: the path is without query.
 *
 * @param requestId the id that the caller saw in {@code X-Request-Id}
 * @param timestamp when the request arrived
 * @param method the HTTP method
 * @param path the path as it was sent, without query
 * @param route the id of the route it matched
 * @param status the HTTP status that was sent
 * @param responseTime from arrival to the end of the exchange
 * @param clientId a key id or an address
 * @param address the address of the caller in canonical text
 * @param tier the tier of the caller; empty if the request was refused before it was known
 * @param authenticated whether a valid credential was presented
 * @param refusedBy the policy that refused it
 */
public record RequestEntry(
        String requestId,
        Instant timestamp,
        String method,
        String path,
        Optional<String> route,
        int status,
        Duration responseTime,
        String clientId,
        String address,
        Optional<String> tier,
        boolean authenticated,
        Optional<String> refusedBy) {

    /** Requires every value. */
    public RequestEntry {
        Objects.requireNonNull(requestId, "requestId");
        Objects.requireNonNull(timestamp, "timestamp");
        Objects.requireNonNull(method, "method");
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(route, "route");
        Objects.requireNonNull(responseTime, "responseTime");
        Objects.requireNonNull(clientId, "clientId");
        Objects.requireNonNull(address, "address");
        Objects.requireNonNull(tier, "tier");
        Objects.requireNonNull(refusedBy, "refusedBy");
    }
}
