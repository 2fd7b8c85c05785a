package gateway.security.store;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The fields of a JSON object. What is not as it must be is thrown as {@link IllegalArgumentException} that names the
 * field from the root of the tree, as in {@code keys[3].id is missing}, and never repeats its value.
 */
final class JsonFields {
    private final Map<?, ?> fields;
    private final String prefix;

    private JsonFields(Map<?, ?> fields, String prefix) {
        this.fields = fields;
        this.prefix = prefix;
    }

    /** The fields of the object that the whole tree is, whose {@code version} has to be this one. */
    static JsonFields ofFile(Object tree, int version) {
        if (!(tree instanceof Map<?, ?> fields)) {
            throw new IllegalArgumentException("it is " + kind(tree) + ", not an object");
        }
        JsonFields root = new JsonFields(fields, "");
        if (root.whole("version") != version) {
            throw new IllegalArgumentException("version is " + root.whole("version") + ", known is " + version);
        }
        return root;
    }

    /** These fields, if there are no others: a name that is spelled wrong must not count for nothing. */
    JsonFields only(String... names) {
        List<String> known = List.of(names);
        for (Object name : fields.keySet()) {
            if (!known.contains(name)) {
                throw new IllegalArgumentException(
                        prefix + name + " is not known; known are " + String.join(", ", known));
            }
        }
        return this;
    }

    /** The names of all fields, in their order. */
    Set<String> names() {
        Set<String> names = new TreeSet<>();
        fields.keySet().forEach(name -> names.add((String) name));
        return names;
    }

    String text(String name) {
        return required(name, String.class, "a text");
    }

    boolean flag(String name) {
        return required(name, Boolean.class, "true or false");
    }

    long whole(String name) {
        BigDecimal number = required(name, BigDecimal.class, "a whole number");
        try {
            return number.longValueExact();
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(prefix + name + " is not a whole number in range", e);
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
            throw new IllegalArgumentException(prefix + name + ": " + e.getMessage(), e);
        }
    }

    /** The same, empty if there is no such field. */
    <V> Optional<V> optional(String name, Function<String, V> parse) {
        return fields.get(name) == null ? Optional.empty() : Optional.of(parsed(name, parse));
    }

    List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (Object element : elements(name)) {
            texts.add(as(name + "[" + texts.size() + "]", element, String.class, "a text"));
        }
        return texts;
    }

    /** The objects of a list. */
    List<JsonFields> objects(String name) {
        List<JsonFields> objects = new ArrayList<>();
        for (Object element : elements(name)) {
            String place = name + "[" + objects.size() + "]";
            objects.add(new JsonFields(as(place, element, Map.class, "an object"), prefix + place + "."));
        }
        return objects;
    }

    /** An object. */
    JsonFields object(String name) {
        return new JsonFields(required(name, Map.class, "an object"), prefix + name + ".");
    }

    private List<?> elements(String name) {
        return required(name, List.class, "a list");
    }

    private <V> V required(String name, Class<V> type, String allowed) {
        Object value = fields.get(name);
        if (value == null) {
            throw new IllegalArgumentException(prefix + name + " is missing");
        }
        return as(name, value, type, allowed);
    }

    private <V> V as(String place, Object value, Class<V> type, String allowed) {
        if (!type.isInstance(value)) {
            throw new IllegalArgumentException(prefix + place + " is " + kind(value) + ", allowed is " + allowed);
        }
        return type.cast(value);
    }

    private static Instant instantOf(String text) {
        try {
            return Instant.parse(text);
        } catch (DateTimeException e) {
            throw new IllegalArgumentException("a time is written like 2026-01-31T12:00:00Z", e);
        }
    }

    private static String kind(Object value) {
        return value instanceof Map
                ? "an object"
                : value instanceof List
                        ? "a list"
                        : value instanceof String
                                ? "a text"
                                : value instanceof Boolean ? "a boolean" : "a number or null";
    }
}
