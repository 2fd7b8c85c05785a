package gateway.security.store;

import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The fields of a JSON object. What is not as it must be is thrown as {@link IllegalArgumentException} that names the
 * field from the root of the tree, as in {@code keys[3].id is missing}, and never repeats its value.
 */
final class JsonFields {
    private final JsonObject fields;
    /** Where they are, to be put before the name of one; worked out only if something is wrong. */
    private final Supplier<String> prefix;

    private JsonFields(JsonObject fields, Supplier<String> prefix) {
        this.fields = fields;
        this.prefix = prefix;
    }

    /** The fields of the object that the whole tree is, whose {@code version} has to be this one. */
    static JsonFields ofFile(JsonValue tree, int version) {
        if (!(tree instanceof JsonObject fields)) {
            throw new IllegalArgumentException("it is " + kind(tree) + ", not an object");
        }
        JsonFields root = new JsonFields(fields, () -> "");
        if (root.whole("version") != version) {
            throw new IllegalArgumentException("version is " + root.whole("version") + ", known is " + version);
        }
        return root;
    }

    /** These fields, if there are no others: a name that is spelled wrong must not count for nothing. */
    JsonFields only(String... names) {
        List<String> known = List.of(names);
        for (String name : fields.keySet()) {
            if (!known.contains(name)) {
                throw new IllegalArgumentException(
                        place(name) + " is not known; known are " + String.join(", ", known));
            }
        }
        return this;
    }

    /** The names of all fields, in their order. */
    Set<String> names() {
        return new TreeSet<>(fields.keySet());
    }

    String text(String name) {
        return required(name, JsonString.class, "a text").getString();
    }

    boolean flag(String name) {
        JsonValue value = required(name, JsonValue.class, "true or false");
        return switch (value.getValueType()) {
            case TRUE -> true;
            case FALSE -> false;
            default -> throw wrong(name, value, "true or false");
        };
    }

    long whole(String name) {
        JsonNumber number = required(name, JsonNumber.class, "a whole number");
        try {
            return number.longValueExact();
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(place(name) + " is not a whole number in range", e);
        }
    }

    Instant instant(String name) {
        return parsed(name, JsonFields::instantOf);
    }

    Optional<Instant> optionalInstant(String name) {
        return optional(name, JsonFields::instantOf);
    }

    Optional<String> optionalText(String name) {
        return optional(name, Function.identity());
    }

    /** A value that is written as text; what the function throws as {@link IllegalArgumentException} is explained. */
    <V> V parsed(String name, Function<String, V> parse) {
        String text = text(name);
        try {
            return parse.apply(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(place(name) + ": " + e.getMessage(), e);
        }
    }

    /** The same, empty if there is no such field. */
    <V> Optional<V> optional(String name, Function<String, V> parse) {
        return isAbsent(name) ? Optional.empty() : Optional.of(parsed(name, parse));
    }

    List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (JsonValue element : elements(name)) {
            int index = texts.size();
            texts.add(as(() -> name + "[" + index + "]", element, JsonString.class, "a text")
                    .getString());
        }
        return texts;
    }

    /** The objects of a list. */
    List<JsonFields> objects(String name) {
        List<JsonFields> objects = new ArrayList<>();
        for (JsonValue element : elements(name)) {
            int index = objects.size();
            Supplier<String> inList = () -> name + "[" + index + "]";
            JsonObject object = as(inList, element, JsonObject.class, "an object");
            objects.add(new JsonFields(object, () -> place(inList.get()) + "."));
        }
        return objects;
    }

    /** An object. */
    JsonFields object(String name) {
        return new JsonFields(required(name, JsonObject.class, "an object"), () -> place(name) + ".");
    }

    private JsonArray elements(String name) {
        return required(name, JsonArray.class, "a list");
    }

    private boolean isAbsent(String name) {
        return isAbsent(fields.get(name));
    }

    private static boolean isAbsent(JsonValue value) {
        return value == null || value.getValueType() == JsonValue.ValueType.NULL;
    }

    private <V extends JsonValue> V required(String name, Class<V> type, String allowed) {
        JsonValue value = fields.get(name);
        if (isAbsent(value)) {
            throw new IllegalArgumentException(place(name) + " is missing");
        }
        return as(() -> name, value, type, allowed);
    }

    private <V extends JsonValue> V as(Supplier<String> name, JsonValue value, Class<V> type, String allowed) {
        if (!type.isInstance(value)) {
            throw wrong(name.get(), value, allowed);
        }
        return type.cast(value);
    }

    private IllegalArgumentException wrong(String name, JsonValue value, String allowed) {
        return new IllegalArgumentException(place(name) + " is " + kind(value) + ", allowed is " + allowed);
    }

    /** The name from the root of the tree. */
    private String place(String name) {
        return prefix.get() + name;
    }

    private static Instant instantOf(String text) {
        try {
            return Timestamp.parse(text);
        } catch (DateTimeException e) {
            throw new IllegalArgumentException("a time is written like 2026-01-31T12:00:00Z", e);
        }
    }

    private static String kind(JsonValue value) {
        return switch (value.getValueType()) {
            case OBJECT -> "an object";
            case ARRAY -> "a list";
            case STRING -> "a text";
            case TRUE, FALSE -> "a boolean";
            case NUMBER, NULL -> "a number or null";
        };
    }
}
