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
import java.util.Optional;

/**
 * Plain trees as JSON text. Read by the parser that JSON-B itself uses: through JSON-B the files of 10,000 keys and
 * devices take twice as long in a JVM that has just started. Thread-safe; made on the thread that opens a store, since the
 * libraries are looked for by the class loader of the current thread.
 */
final class JsonText {
    private final ClassLoader libraries = Thread.currentThread().getContextClassLoader();
    private final JsonProvider parsers;
    /** Made with the first text that is written: that takes 0.1 s, and most starts write nothing. */
    private Optional<Jsonb> writer = Optional.empty();

    /**
     * Looks for the parser.
     *
     * @throws StoreUnavailableException if there is none
     */
    JsonText() {
        try {
            parsers = JsonProvider.provider();
        } catch (JsonException e) {
            throw missing(e);
        }
    }

    /**
     * The text, in lines, so that people can read and repair it.
     *
     * @throws StoreUnavailableException if there is no JSON-B
     */
    String write(Object tree) {
        return writer().toJson(tree) + "\n";
    }

    private synchronized Jsonb writer() {
        if (writer.isEmpty()) {
            writer = Optional.of(newWriter());
        }
        return writer.get();
    }

    private Jsonb newWriter() {
        Thread thread = Thread.currentThread();
        ClassLoader own = thread.getContextClassLoader();
        thread.setContextClassLoader(libraries);
        try {
            return JsonbBuilder.create(new JsonbConfig().withFormatting(true));
        } catch (JsonbException e) {
            throw missing(e);
        } finally {
            thread.setContextClassLoader(own);
        }
    }

    private static StoreUnavailableException missing(RuntimeException cause) {
        return new StoreUnavailableException(
                "files cannot be read or written without JSON-B, which a server has as a feature, and Eclipse Yasson is for"
                        + " a gateway without one",
                cause);
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
