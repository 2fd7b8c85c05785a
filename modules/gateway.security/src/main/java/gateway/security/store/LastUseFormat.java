package gateway.security.store;

import jakarta.json.JsonValue;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** What {@code last-use.json} looks like. */
final class LastUseFormat implements Format<Map<String, Instant>> {
    private static final int VERSION = 1;

    @Override
    public Object toJson(Map<String, Instant> uses) {
        Map<String, Object> times = new TreeMap<>();
        uses.forEach((id, time) -> times.put(id, time.toString()));
        Map<String, Object> tree = new TreeMap<>();
        tree.put("version", VERSION);
        tree.put("lastUse", times);
        return tree;
    }

    @Override
    public Map<String, Instant> fromJson(JsonValue tree) {
        JsonFields times =
                JsonFields.ofFile(tree, VERSION).only("version", "lastUse").object("lastUse");
        Map<String, Instant> uses = new HashMap<>();
        times.names().forEach(id -> uses.put(id, times.instant(id)));
        return Map.copyOf(uses);
    }
}
