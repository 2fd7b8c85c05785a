package gateway.api.administration;

import java.time.Instant;
import java.util.Objects;
import java.util.Optional;

/**
 * Something that somebody did to the gateway. Contains no secret.
 *
 * @param time when
 * @param requestId the id of the request by which it was done
 * @param actor who: a key id or the name of an account
 * @param address the address it was done from
 * @param action what, such as {@code key.revoke}
 * @param target to what, such as a key id
 * @param before what was there, as a JSON value; empty for nothing
 * @param after what is there now, as a JSON value; empty for nothing
 */
public record AuditEntry(
        Instant time,
        String requestId,
        String actor,
        String address,
        String action,
        String target,
        Optional<String> before,
        Optional<String> after) {
    /** Requires every value. */
    public AuditEntry {
        Objects.requireNonNull(time, "time");
        Objects.requireNonNull(requestId, "requestId");
        Objects.requireNonNull(actor, "actor");
        Objects.requireNonNull(address, "address");
        Objects.requireNonNull(action, "action");
        Objects.requireNonNull(target, "target");
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
    }
}
