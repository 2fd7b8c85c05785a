package gateway.web.management;

import jakarta.json.Json;
import jakarta.json.JsonException;
import jakarta.json.JsonReader;
import jakarta.json.JsonValue;
import java.io.StringReader;
import java.util.Map;

/** Writes trees of maps, collections, texts, numbers and flags as JSON, and reads what was written. */
final class JsonTree {
    private JsonTree() {}

    static String write(Map<String, ?> tree) {
        return Json.createObjectBuilder(tree).build().toString();
    }

    /** What was written; a text that is no JSON is the JSON text of itself, since a log must never be unreadable. */
    static JsonValue read(String text) {
        try (JsonReader reader = Json.createReader(new StringReader(text))) {
            return reader.readValue();
        } catch (JsonException e) {
            return Json.createValue(text);
        }
    }
}
