package gateway.security.store;

import gateway.api.limit.StoreUnavailableException;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbBuilder;
import jakarta.json.bind.JsonbConfig;
import jakarta.json.bind.JsonbException;

/**
 * Plain trees as JSON text. Thread-safe; made on the thread that opens a store, since the JSON library is looked for
 * by the class loader of the current thread.
 */
final class JsonText {
    private final Jsonb jsonb;

    /**
     * Looks for the library.
     *
     * @throws StoreUnavailableException if there is none
     */
    JsonText() {
        try {
            jsonb = JsonbBuilder.create(new JsonbConfig().withFormatting(true));
        } catch (JsonbException e) {
            throw new StoreUnavailableException(
                    "files cannot be read or written without JSON-B, which a server has as a feature, and Eclipse Yasson"
                            + " is for a gateway without one",
                    e);
        }
    }

    /** The text, in lines, so that people can read and repair it. */
    String write(Object tree) {
        return jsonb.toJson(tree) + "\n";
    }

    /**
     * The tree.
     *
     * @throws IllegalArgumentException if the text is not one JSON value and nothing else; does not repeat the text
     */
    JsonValue read(String text) {
        JsonObject enclosing = readFirst("{\"value\": " + text + ", \"end\": true}");
        // JSON-B passes over what follows the first value: had the text closed the braces, there would be no end.
        if (!(enclosing.size() == 2 && enclosing.containsKey("end"))) {
            throw new IllegalArgumentException("there is something behind its end");
        }
        return enclosing.get("value");
    }

    private JsonObject readFirst(String text) {
        try {
            return jsonb.fromJson(text, JsonObject.class);
        } catch (RuntimeException e) {
            throw new IllegalArgumentException("it is not JSON", e);
        }
    }
}
