package gateway.web.config.read;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The prefix of names with a placeholder such as {@code <t>} for each segment that people choose. */
final class NamePattern {
    private final List<String> segments;

    NamePattern(String text) {
        segments = segments(text);
    }

    /** The segments of a name. */
    static List<String> segments(String name) {
        return Arrays.asList(name.split("\\.", -1));
    }

    /** The prefix, without a dot at its end, of a name that has this pattern and goes on after it. */
    Optional<String> prefix(List<String> name) {
        if (name.size() <= segments.size()) {
            return Optional.empty();
        }
        for (int i = 0; i < segments.size(); i++) {
            boolean chosen = segments.get(i).startsWith("<");
            if (chosen ? name.get(i).isEmpty() : !name.get(i).equals(segments.get(i))) {
                return Optional.empty();
            }
        }
        return Optional.of(String.join(".", name.subList(0, segments.size())));
    }

    @Override
    public String toString() {
        return String.join(".", segments);
    }
}
