package gateway.redis.store;

import gateway.api.administration.AuditEntry;
import jakarta.json.JsonObjectBuilder;

/** How entries of the audit log are written. What was there before and after stands there as text, as it was. */
final class AuditFormat implements Format<AuditEntry> {

    @Override
    public void write(AuditEntry entry, Json json, JsonObjectBuilder object) {
        object.add("time", entry.time().toString())
                .add("requestId", entry.requestId())
                .add("actor", entry.actor())
                .add("address", entry.address())
                .add("action", entry.action())
                .add("target", entry.target());
        entry.before().ifPresent(before -> object.add("before", before));
        entry.after().ifPresent(after -> object.add("after", after));
    }

    @Override
    public AuditEntry read(Fields fields) {
        fields.only("version", "time", "requestId", "actor", "address", "action", "target", "before", "after");
        return new AuditEntry(
                fields.instant("time"),
                fields.text("requestId"),
                fields.text("actor"),
                fields.text("address"),
                fields.text("action"),
                fields.text("target"),
                fields.optionalText("before"),
                fields.optionalText("after"));
    }
}
