package gateway.api.analytics;

import java.util.Objects;

/**
 * How often there is something.
 *
 * @param name what
 * @param count how often
 */
public record NamedCount(String name, long count) {

    /** Requires the name. */
    public NamedCount {
        Objects.requireNonNull(name, "name");
    }
}
