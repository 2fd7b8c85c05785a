package gateway.api.analytics;

import gateway.api.client.ClientKind;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;

/**
 * One request that is over, as logs and analytics keep it. Contains no secret: the path is without query.
 *
 * <p>What a caller can make as long as it likes is cut, so that an entry has a bounded size: a path after
 * {@link #MAX_PATH} characters, a method after {@link #MAX_METHOD}; what was cut ends in an ellipsis.
 *
 * @param requestId the id that the caller saw in {@code X-Request-Id}
 * @param timestamp when the request arrived, by the time of day
 * @param method the HTTP method
 * @param path the path as it was sent, without query
 * @param route the id of the route it matched
 * @param status the HTTP status that was sent
 * @param bytes how many bytes of a body were sent, before any compression by the server
 * @param responseTime from arrival to the end of the exchange
 * @param clientId the id of a key, a device or an account, or an address
 * @param address the address of the caller in canonical text
 * @param tier the tier of the caller; empty if the request was refused before it was known
 * @param clientKind by what the client is known
 * @param refusal why the gateway refused it; empty if it did not
 */
public record RequestEntry(
        String requestId,
        Instant timestamp,
        String method,
        String path,
        Optional<String> route,
        int status,
        long bytes,
        Duration responseTime,
        String clientId,
        String address,
        Optional<String> tier,
        ClientKind clientKind,
        Optional<RequestRefusal> refusal) {

    /** How many characters of a path are kept. */
    public static final int MAX_PATH = 1024;

    /** How many characters of a method are kept. */
    public static final int MAX_METHOD = 32;

    private static final String ELLIPSIS = "…";

    /** Requires every value and cuts long texts. */
    public RequestEntry {
        Objects.requireNonNull(requestId, "requestId");
        Objects.requireNonNull(timestamp, "timestamp");
        method = cut(method, "method", MAX_METHOD);
        path = cut(path, "path", MAX_PATH);
        Objects.requireNonNull(route, "route");
        Objects.requireNonNull(responseTime, "responseTime");
        Objects.requireNonNull(clientId, "clientId");
        Objects.requireNonNull(address, "address");
        Objects.requireNonNull(tier, "tier");
        Objects.requireNonNull(clientKind, "clientKind");
        Objects.requireNonNull(refusal, "refusal");
    }

    private static String cut(String text, String name, int length) {
        return Objects.requireNonNull(text, name).length() <= length ? text : text.substring(0, length - 1) + ELLIPSIS;
    }

    /** {@return whether a valid credential was presented} */
    public boolean authenticated() {
        return clientKind != ClientKind.ANONYMOUS;
    }

    /** {@return whether somebody sent it who looks after the gateway, as their dashboard does again and again} */
    public boolean administrative() {
        return clientKind == ClientKind.ADMINISTRATOR;
    }

    /** {@return whether a limit refused the request} */
    public boolean limited() {
        return refusal.isPresent() && refusal.get().policy().isPresent();
    }
}
