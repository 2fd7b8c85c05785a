package gateway.web.management;

import jakarta.json.Json;
import jakarta.json.JsonException;
import jakarta.json.JsonReader;
import jakarta.json.JsonValue;
import jakarta.json.JsonWriter;
import jakarta.json.stream.JsonGenerator;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Map;

/** Writes trees of maps, collections, texts, numbers and flags as JSON, and reads what was written. */
public final class JsonTree {
    private JsonTree() {}

    static String write(Map<String, ?> tree) {
        return Json.createObjectBuilder(tree).build().toString();
    }

    /**
     * {@return what was written, on several lines for people to read}
     *
     * @param text a JSON value, or any other text
     */
    public static String indented(String text) {
        StringWriter lines = new StringWriter();
        try (JsonWriter writer = Json.createWriterFactory(Map.of(JsonGenerator.PRETTY_PRINTING, true))
                .createWriter(lines)) {
            writer.write(read(text));
        }
        return lines.toString().strip();
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
