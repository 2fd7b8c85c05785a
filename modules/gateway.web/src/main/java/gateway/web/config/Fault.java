package gateway.web.config;

import java.util.Objects;

/**
 * Something wrong in configuration.
 *
 * @param property the full name of the property
 * @param source where its value stands; empty if it has none
 * @param problem what is wrong, with the value and what is allowed; values of secrets are not repeated
 */
public record Fault(String property, String source, String problem) {

    /** Requires every value. */
    public Fault {
        Objects.requireNonNull(property, "property");
        Objects.requireNonNull(source, "source");
        Objects.requireNonNull(problem, "problem");
    }

    @Override
    public String toString() {
        return property + " " + problem + (source.isEmpty() ? "" : " (from " + source + ")");
    }
}
