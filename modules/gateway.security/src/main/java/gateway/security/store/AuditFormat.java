package gateway.security.store;

import gateway.api.administration.AuditEntry;
import jakarta.json.JsonValue;
import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbBuilder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What {@code audit.jsonl} looks like: each entry is a line of JSON. What was there before and after stands there as
 * text, so that it is read back as it was written. Thread-safe.
 */
final class AuditFormat {
    private static final int VERSION = 1;

    private final JsonText json = new JsonText();

    /** Without formatting there is no line break in its texts, and those in values are escaped. */
    private final Jsonb jsonb = JsonbBuilder.create();

    /** The line, its end included. */
    byte[] line(AuditEntry entry) {
        return (jsonb.toJson(tree(entry)) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /**
     * The entry of a line without its end.
     *
     * @throws IllegalArgumentException if it is not one; says what is wrong
     */
    AuditEntry entry(byte[] line) {
        JsonValue tree = json.read(new String(line, StandardCharsets.UTF_8));
        JsonFields fields = JsonFields.ofFile(tree, VERSION)
                .only("version", "time", "requestId", "actor", "address", "action", "target", "before", "after");
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

    boolean isEntry(byte[] line) {
        try {
            entry(line);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static Map<String, Object> tree(AuditEntry entry) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("version", VERSION);
        tree.put("time", entry.time().toString());
        tree.put("requestId", entry.requestId());
        tree.put("actor", entry.actor());
        tree.put("address", entry.address());
        tree.put("action", entry.action());
        tree.put("target", entry.target());
        entry.before().ifPresent(before -> tree.put("before", before));
        entry.after().ifPresent(after -> tree.put("after", after));
        return tree;
    }
}
