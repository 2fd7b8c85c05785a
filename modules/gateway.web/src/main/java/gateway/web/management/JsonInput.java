package gateway.web.management;

import jakarta.json.Json;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * One JSON object that somebody sent, read field by field. Whatever is wrong with it refuses the request with 400 and
 * names the field. A field that is {@code null} counts as absent.
 */
final class JsonInput {
    private static final int SHOWN_NAME = 64;

    private final Map<String, JsonValue> fields;

    /**
     * Requires that there are no other fields than these.
     *
     * @param fields what was sent
     * @param allowed the names of the fields
     */
    JsonInput(Map<String, JsonValue> fields, Set<String> allowed) {
        this.fields = fields;
        fields.keySet().stream()
                .filter(name -> !allowed.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw Refusals.bad(shown(name), "There is no such field; allowed are " + sorted(allowed) + ".");
                });
    }

    /** What somebody filled in elsewhere, as if it had been sent in JSON. */
    static JsonInput of(Map<String, ?> tree, Set<String> allowed) {
        return new JsonInput(Json.createObjectBuilder(tree).build(), allowed);
    }

    /** A text that has to be there. */
    String requiredText(String field) {
        return text(field).orElseThrow(() -> Refusals.field(field, "is missing"));
    }

    /** A text of any length. */
    Optional<String> text(String field) {
        return present(field).map(value -> text(field, value));
    }

    /** A list of texts. */
    Optional<List<String>> texts(String field) {
        return present(field).map(value -> {
            if (value.getValueType() != JsonValue.ValueType.ARRAY) {
                throw Refusals.field(field, "must be a list of texts, was " + typeOf(value));
            }
            List<JsonValue> values = value.asJsonArray();
            List<String> texts = new ArrayList<>(values.size());
            for (int i = 0; i < values.size(); i++) {
                texts.add(text(field + "[" + i + "]", values.get(i)));
            }
            return List.copyOf(texts);
        });
    }

    /**
     * A text that means something.
     *
     * @param parser reads it, or says by an empty result that it means nothing
     * @param allowed what is allowed, as it reads after "must be"
     */
    <T> Optional<T> parsed(String field, Function<String, Optional<T>> parser, String allowed) {
        return text(field)
                .map(text -> parser.apply(text).orElseThrow(() -> Refusals.field(field, "must be " + allowed)));
    }

    private Optional<JsonValue> present(String field) {
        JsonValue value = fields.getOrDefault(field, JsonValue.NULL);
        return value.getValueType() == JsonValue.ValueType.NULL ? Optional.empty() : Optional.of(value);
    }

    private static String text(String field, JsonValue value) {
        if (value instanceof JsonString string) {
            return string.getString();
        }
        throw Refusals.field(field, "must be a text, was " + typeOf(value));
    }

    private static String typeOf(JsonValue value) {
        return switch (value.getValueType()) {
            case ARRAY -> "a list";
            case OBJECT -> "an object";
            case STRING -> "a text";
            case NUMBER -> "a number";
            case TRUE, FALSE -> "true or false";
            case NULL -> "null";
        };
    }

    private static String shown(String name) {
        return name.length() <= SHOWN_NAME ? name : name.substring(0, SHOWN_NAME);
    }

    private static String sorted(Set<String> names) {
        return names.isEmpty()
                ? "none"
                : String.join(", ", names.stream().sorted().toList());
    }
}
