package gateway.web.config.source;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Properties in memory. Immutable.
 *
 * @param name what people call the place they come from
 * @param ordinal the rank
 * @param values the texts by name
 */
public record MapSource(String name, int ordinal, Map<String, String> values) implements PropertySource {

    /** Requires the name and copies the values. */
    public MapSource {
        Objects.requireNonNull(name, "name");
        values = Map.copyOf(values);
    }

    /**
     * {@return a source of texts in which <code>$&#123;</code> is nothing special}
     *
     * @param name what people call the place they come from
     * @param ordinal the rank
     * @param texts the texts by name
     */
    public static MapSource literal(String name, int ordinal, Map<String, String> texts) {
        Map<String, String> escaped = new HashMap<>();
        texts.forEach((property, text) -> escaped.put(property, Expressions.literal(text)));
        return new MapSource(name, ordinal, escaped);
    }

    @Override
    public Set<String> names() {
        return values.keySet();
    }

    @Override
    public Optional<String> value(String property) {
        return Optional.ofNullable(values.get(property));
    }

    /** Leaves the values out; there may be secrets among them. */
    @Override
    public String toString() {
        return name + " (" + ordinal + ")";
    }
}
