package gateway.web.dashboard;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestRefusal;
import gateway.api.client.ClientKind;
import java.util.Objects;

/**
 * A request as the page shows it.
 *
 * @param time when it arrived, in ISO-8601
 * @param method its method
 * @param path its path
 * @param status the status it was answered with
 * @param responseTime how long that took, in words
 * @param client its client's id
 * @param credential by what the client is known, in words
 * @param address its client's address
 * @param tier the tier of its client
 * @param route the route it matched
 * @param decision what the gateway decided, in words
 * @param size how much was sent, in words
 * @param requestId its id
 */
public record RequestRow(
        String time,
        String method,
        String path,
        int status,
        String responseTime,
        String client,
        String credential,
        String address,
        String tier,
        String route,
        String decision,
        String size,
        String requestId) {

    /** Requires every value. */
    public RequestRow {
        Objects.requireNonNull(time, "time");
        Objects.requireNonNull(method, "method");
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(responseTime, "responseTime");
        Objects.requireNonNull(client, "client");
        Objects.requireNonNull(credential, "credential");
        Objects.requireNonNull(address, "address");
        Objects.requireNonNull(tier, "tier");
        Objects.requireNonNull(route, "route");
        Objects.requireNonNull(decision, "decision");
        Objects.requireNonNull(size, "size");
        Objects.requireNonNull(requestId, "requestId");
    }

    static RequestRow of(RequestEntry entry) {
        return new RequestRow(
                entry.timestamp().toString(),
                entry.method(),
                entry.path(),
                entry.status(),
                Texts.millis(entry.responseTime()),
                entry.clientId(),
                known(entry.clientKind()),
                entry.address(),
                entry.tier().orElse(Texts.NOTHING),
                entry.route().orElse("none"),
                entry.refusal().map(RequestRow::refused).orElse("passed"),
                Texts.bytes(entry.bytes()),
                entry.requestId());
    }

    private static String known(ClientKind kind) {
        return switch (kind) {
            case ANONYMOUS -> "anonymous";
            case API_KEY -> "API key";
            case DEVICE -> "device";
            case ADMINISTRATOR -> "administrator";
        };
    }

    private static String refused(RequestRefusal refusal) {
        return "refused: " + refusal.error()
                + refusal.policy().map(policy -> " (" + policy + ")").orElse("");
    }

    /** {@return the first digit of the status} */
    public int statusClass() {
        return status / 100;
    }
}
