package gateway.web.dashboard;

import gateway.api.administration.AuditEntry;
import gateway.web.management.JsonTree;
import java.util.Objects;

/**
 * An entry of the audit log as the page shows it.
 *
 * @param time when, in ISO-8601
 * @param actor who
 * @param address from where
 * @param action what
 * @param target to what
 * @param before what was there, as indented JSON; a dash for nothing
 * @param after what is there now, likewise
 * @param changed whether there is anything to say of before and after
 * @param requestId the id of the request by which it was done
 */
public record AuditRow(
        String time,
        String actor,
        String address,
        String action,
        String target,
        String before,
        String after,
        boolean changed,
        String requestId) {

    /** Requires every value. */
    public AuditRow {
        Objects.requireNonNull(time, "time");
        Objects.requireNonNull(actor, "actor");
        Objects.requireNonNull(address, "address");
        Objects.requireNonNull(action, "action");
        Objects.requireNonNull(target, "target");
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
        Objects.requireNonNull(requestId, "requestId");
    }

    static AuditRow of(AuditEntry entry) {
        return new AuditRow(
                entry.time().toString(),
                entry.actor(),
                entry.address(),
                entry.action(),
                entry.target(),
                entry.before().map(JsonTree::indented).orElse(Texts.NOTHING),
                entry.after().map(JsonTree::indented).orElse(Texts.NOTHING),
                entry.before().isPresent() || entry.after().isPresent(),
                entry.requestId());
    }

    /** {@return how the page marks it: attempts that were refused stand out} */
    public String level() {
        if (action.endsWith(".refused") || action.endsWith(".forged")) {
            return "bad";
        }
        return changed ? "info" : "";
    }
}
