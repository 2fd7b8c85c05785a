package gateway.web.route;

import static java.util.Comparator.comparing;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the route of a request: of all that match, the one with the longest literal prefix; of several, one that
 * names methods before one for all; then the more specific path; then the lower id.
 *
 * <p>Immutable. Takes time by the number of segments and of routes that begin like the path, and allocates nothing.
 *
 * @param <T> what is found
 */
public final class RouteTable<T> {
    private final RouteNode<T> root;

    /**
     * Puts routes in order.
     *
     * @param entries the routes
     * @throws IllegalArgumentException if two have the same path and methods; the message names both by their ids
     */
    public RouteTable(List<Entry<T>> entries) {
        requireDifferent(entries);
        Comparator<Entry<T>> order = comparing(entry -> entry.methods().isEmpty());
        root = RouteNode.of(
                entries.stream()
                        .sorted(order.thenComparing(Entry::path, RoutePattern::compareRest)
                                .thenComparing(Entry::id))
                        .toList(),
                0);
    }

    private static <T> void requireDifferent(List<Entry<T>> entries) {
        Map<List<Object>, String> seen = new HashMap<>();
        for (Entry<T> entry : entries) {
            Optional.ofNullable(seen.putIfAbsent(List.of(entry.path(), entry.methods()), entry.id()))
                    .ifPresent(other -> {
                        throw new IllegalArgumentException("routes " + other + " and " + entry.id()
                                + " match the same requests: " + entry.path() + " with the same methods");
                    });
        }
    }

    /**
     * {@return the route of a request; empty if none matches}
     *
     * @param path a path in {@linkplain RequestTarget.Target normal form}
     * @param method the method in upper case
     */
    public Optional<T> find(String path, String method) {
        return root.find(path, 0, method);
    }

    /**
     * One route.
     *
     * @param <T> what is found
     * @param id its id
     * @param path the paths it matches
     * @param methods the methods it matches, in upper case; empty for all. {@code GET} includes {@code HEAD}, which a
     *     server answers from the same resource
     * @param value what is found
     */
    public record Entry<T>(String id, RoutePattern path, Set<String> methods, T value) {
        /** Requires every value, copies the methods, and adds {@code HEAD} to {@code GET}. */
        public Entry {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(path, "path");
            methods = withHead(methods);
            Objects.requireNonNull(value, "value");
        }

        private static Set<String> withHead(Set<String> methods) {
            Set<String> all = new HashSet<>(methods);
            if (all.contains("GET")) {
                all.add("HEAD");
            }
            return Set.copyOf(all);
        }

        boolean accepts(String method) {
            return methods.isEmpty() || methods.contains(method);
        }
    }
}
