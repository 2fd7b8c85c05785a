package gateway.web.admission;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Response headers that a test can look at. */
final class TestHeaders implements OutgoingHeaders {
    private final Map<String, List<String>> values = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

    /** With values that a resource has set. */
    TestHeaders with(String name, String... lines) {
        values.put(name, List.of(lines));
        return this;
    }

    @Override
    public List<String> values(String name) {
        return values.getOrDefault(name, List.of());
    }

    @Override
    public void set(String name, String value) {
        values.put(name, List.of(value));
    }

    /** The value of a header; of several lines, all of them. */
    Optional<String> get(String name) {
        return values(name).isEmpty() ? Optional.empty() : Optional.of(String.join(" | ", values(name)));
    }

    List<String> names() {
        return List.copyOf(values.keySet());
    }
}
