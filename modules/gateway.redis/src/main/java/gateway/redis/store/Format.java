package gateway.redis.store;

import jakarta.json.JsonObjectBuilder;

/**
 * How a record is written, as a JSON object. Stateless.
 *
 * @param <T> what a record says
 */
public interface Format<T> {
    /** How it is written now; another one is that of another version of the gateway. */
    int VERSION = 1;

    /** Adds the fields of a record. */
    void write(T record, Json json, JsonObjectBuilder object);

    /**
     * The record that fields say.
     *
     * @throws IllegalArgumentException if it is none; says what is wrong, and repeats no value
     */
    T read(Fields fields);
}
