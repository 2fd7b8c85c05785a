package gateway.security.store;

import jakarta.json.JsonValue;
import java.util.Map;
import java.util.TreeMap;

/** The least state there can be, for tests about files: a number. */
final class NumberState implements Format<Long> {
    static final String ZERO_TO_NINE = "(?s)\\{\\s*\"number\"\\s*:\\s*[0-9],\\s*\"version\"\\s*:\\s*1\\s*}\\s*";

    @Override
    public Object toJson(Long value) {
        return new TreeMap<>(Map.of("version", 1, "number", value));
    }

    @Override
    public Long fromJson(JsonValue tree) {
        return JsonFields.ofFile(tree, 1).only("version", "number").whole("number");
    }

    /** Adds something, and answers what there is then. */
    static Change<Long, Long> add(long summand) {
        return value -> new Changed<>(value + summand, value + summand);
    }
}
