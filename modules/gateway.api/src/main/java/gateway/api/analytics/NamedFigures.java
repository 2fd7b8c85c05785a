package gateway.api.analytics;

import java.util.Objects;

/**
 * The requests that have something in common.
 *
 * @param name the route, tier or client that they have in common; {@value RequestQuery#NONE} if they have none
 * @param figures their sums
 */
public record NamedFigures(String name, RequestFigures figures) {

    /** Requires both. */
    public NamedFigures {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(figures, "figures");
    }
}
