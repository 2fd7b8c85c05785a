package gateway.redis.store;

import gateway.api.limit.StoreUnavailableException;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonException;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonReader;
import jakarta.json.spi.JsonProvider;
import java.io.StringReader;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/**
 * Records as JSON texts. Thread-safe; made on the thread that opens a store, since the JSON library is looked for by the
 * class loader of the current thread.
 */
public final class Json {
    private static final String VERSION = "version";

    private final JsonProvider provider;

    /**
     * Looks for the library.
     *
     * @throws StoreUnavailableException if there is none
     */
    public Json() {
        try {
            provider = JsonProvider.provider();
        } catch (JsonException e) {
            throw new StoreUnavailableException(
                    "records in Redis cannot be read or written without JSON-P, which a server has as a feature, and"
                            + " Eclipse Parsson is for a gateway without one",
                    e);
        }
    }

    /** The text of a record, in one line. */
    public <T> String write(Format<T> format, T record) {
        JsonObjectBuilder object = object().add(VERSION, Format.VERSION);
        format.write(record, this, object);
        return object.build().toString();
    }

    /**
     * The record of a text.
     *
     * @throws IllegalArgumentException if it is none; says what is wrong, and repeats no value
     */
    public <T> T read(Format<T> format, String text) {
        Fields fields = new Fields(parse(text));
        if (fields.whole(VERSION) != Format.VERSION) {
            throw new IllegalArgumentException(
                    "version is " + fields.whole(VERSION) + ", known is " + Format.VERSION + " alone");
        }
        return format.read(fields);
    }

    private JsonObject parse(String text) {
        try (JsonReader reader = provider.createReader(new StringReader(text))) {
            return reader.readObject();
        } catch (JsonException | IllegalStateException e) {
            throw new IllegalArgumentException("it is no JSON object", e);
        }
    }

    /** {@return an object with nothing in it} */
    public JsonObjectBuilder object() {
        return provider.createObjectBuilder(Map.of());
    }

    /** {@return a list of texts} */
    public JsonArrayBuilder texts(Collection<String> texts) {
        return provider.createArrayBuilder(texts);
    }

    /** {@return a list with nothing in it} */
    public JsonArrayBuilder array() {
        return provider.createArrayBuilder();
    }

    /** Adds a time if there is one. */
    public static void addTime(JsonObjectBuilder object, String name, Optional<Instant> time) {
        time.ifPresent(known -> object.add(name, known.toString()));
    }
}
