package gateway.redis.store;

import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The fields of a JSON object. What is not as it must be is thrown as {@link IllegalArgumentException} that names the field
 * and never repeats its value.
 */
public record Fields(JsonObject object) {

    /** These fields, if there are no others: what is not known must not get lost with the next change. */
    public Fields only(String... names) {
        Set<String> unknown = new TreeSet<>(object.keySet());
        unknown.removeAll(List.of(names));
        if (!unknown.isEmpty()) {
            throw new IllegalArgumentException(
                    Shown.of(String.join(", ", unknown)) + " is not known; known are " + String.join(", ", names));
        }
        return this;
    }

    /** {@return a text} */
    public String text(String name) {
        return required(name, JsonString.class, "a text").getString();
    }

    /** {@return a text, if there is one} */
    public Optional<String> optionalText(String name) {
        return object.containsKey(name) ? Optional.of(text(name)) : Optional.empty();
    }

    /** {@return true or false} */
    public boolean flag(String name) {
        JsonValue value = required(name, JsonValue.class, "true or false");
        if (value != JsonValue.TRUE && value != JsonValue.FALSE) {
            throw wrong(name, "true or false");
        }
        return value == JsonValue.TRUE;
    }

    /** {@return a whole number} */
    public long whole(String name) {
        JsonNumber number = required(name, JsonNumber.class, "a whole number");
        try {
            return number.longValueExact();
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(wrong(name, "a whole number").getMessage(), e);
        }
    }

    /** {@return a time} */
    public Instant instant(String name) {
        return parsed(name, Fields::instantOf);
    }

    /** {@return a time, if there is one} */
    public Optional<Instant> optionalInstant(String name) {
        return object.containsKey(name) ? Optional.of(instant(name)) : Optional.empty();
    }

    /** A value that is written as text. */
    public <V> V parsed(String name, Function<String, V> parse) {
        String text = text(name);
        try {
            return parse.apply(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(name + ": " + e.getMessage(), e);
        }
    }

    /** {@return a list of texts} */
    public List<String> texts(String name) {
        return elements(name, JsonString.class, "a list of texts").stream()
                .map(JsonString::getString)
                .toList();
    }

    /** {@return a list of objects} */
    public List<Fields> objects(String name) {
        return elements(name, JsonObject.class, "a list of objects").stream()
                .map(Fields::new)
                .toList();
    }

    /** {@return an object in this one} */
    public Fields fields(String name) {
        return new Fields(required(name, JsonObject.class, "an object"));
    }

    /** {@return a list of whole numbers} */
    public List<Long> wholes(String name) {
        return elements(name, JsonNumber.class, "a list of whole numbers").stream()
                .map(JsonNumber::longValue)
                .toList();
    }

    private <V extends JsonValue> List<V> elements(String name, Class<V> type, String allowed) {
        JsonArray elements = required(name, JsonArray.class, allowed);
        if (!elements.stream().allMatch(type::isInstance)) {
            throw wrong(name, allowed);
        }
        return elements.getValuesAs(type);
    }

    private <V extends JsonValue> V required(String name, Class<V> type, String allowed) {
        JsonValue value = object.get(name);
        if (value == null) {
            throw new IllegalArgumentException(name + " is missing");
        }
        if (!type.isInstance(value)) {
            throw wrong(name, allowed);
        }
        return type.cast(value);
    }

    private static IllegalArgumentException wrong(String name, String allowed) {
        return new IllegalArgumentException(name + " is of another kind, allowed is " + allowed);
    }

    private static Instant instantOf(String text) {
        try {
            return Instant.parse(text);
        } catch (DateTimeException e) {
            throw new IllegalArgumentException("a time is written like 2026-01-31T12:00:00Z", e);
        }
    }
}
