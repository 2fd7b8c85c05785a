package gateway.security.store;

import gateway.api.limit.StoreUnavailableException;
import jakarta.json.JsonException;
import jakarta.json.JsonValue;
import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbBuilder;
import jakarta.json.bind.JsonbConfig;
import jakarta.json.bind.JsonbException;
import jakarta.json.spi.JsonProvider;
import jakarta.json.stream.JsonParser;
import java.io.StringReader;

/**
 * Plain trees as JSON text. Read by the parser that JSON-B itself uses: through JSON-B the files of 10,000 keys and
 * devices take twice as long in a JVM that has just started. Thread-safe; made on the thread that opens a store, since the
 * JSON library is looked for by the class loader of the current thread.
 */
final class JsonText {
    private final Jsonb jsonb;
    private final JsonProvider parsers;

    /**
     * Looks for the library.
     *
     * @throws StoreUnavailableException if there is none
     */
    JsonText() {
        try {
            jsonb = JsonbBuilder.create(new JsonbConfig().withFormatting(true));
            parsers = JsonProvider.provider();
        } catch (JsonbException | JsonException e) {
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
        try (JsonParser parser = parsers.createParser(new StringReader(text))) {
            JsonValue first = first(parser);
            if (!isAtEnd(parser)) {
                throw new IllegalArgumentException("there is something behind its end");
            }
            return first;
        }
    }

    private static JsonValue first(JsonParser parser) {
        try {
            parser.next();
            return parser.getValue();
        } catch (RuntimeException e) { // parsers throw several kinds
            throw new IllegalArgumentException("it is not JSON", e);
        }
    }

    private static boolean isAtEnd(JsonParser parser) {
        try {
            return !parser.hasNext();
        } catch (JsonException e) {
            return false;
        }
    }
}
