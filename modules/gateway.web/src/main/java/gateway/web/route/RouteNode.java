package gateway.web.route;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import gateway.web.route.RouteTable.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The routes whose literal prefixes begin alike: those whose prefix ends here, and those that go on, by their next
 * segment. Segments are found by binary search in place, so that a look-up cuts no strings.
 */
final class RouteNode<T> {
    private final List<String> segments = new ArrayList<>();
    private final List<RouteNode<T>> children = new ArrayList<>();
    private final List<Entry<T>> entries;
    private final List<Optional<T>> values;

    private RouteNode(List<Entry<T>> entries) {
        this.entries = entries;
        values = entries.stream().map(Entry::value).map(Optional::of).toList();
    }

    /** A node for routes in order of precedence that share their first segments, {@code depth} of them. */
    static <T> RouteNode<T> of(List<Entry<T>> routes, int depth) {
        RouteNode<T> node = new RouteNode<>(routes.stream()
                .filter(entry -> entry.path().prefix().size() == depth)
                .toList());
        routes.stream()
                .filter(entry -> entry.path().prefix().size() > depth)
                .collect(groupingBy(entry -> entry.path().prefix().get(depth), TreeMap::new, toList()))
                .forEach((segment, below) -> {
                    node.segments.add(segment);
                    node.children.add(of(below, depth + 1));
                });
        return node;
    }

    /** The first route that matches; the segments of this node end at an index of the path. */
    Optional<T> find(String path, int at, String method) {
        Optional<T> deeper = at < path.length() ? findBelow(path, at + 1, method) : Optional.empty();
        return deeper.isPresent() ? deeper : findHere(path, at, method);
    }

    private Optional<T> findBelow(String path, int start, String method) {
        int end = RoutePattern.segmentEnd(path, start);
        int low = 0;
        int high = segments.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = compare(segments.get(middle), path, start, end);
            if (order == 0) {
                return children.get(middle).find(path, end, method);
            }
            low = order < 0 ? middle + 1 : low;
            high = order > 0 ? middle - 1 : high;
        }
        return Optional.empty();
    }

    /** As {@link String#compareTo}, with a part of a path. */
    private static int compare(String segment, String path, int start, int end) {
        int common = Math.min(segment.length(), end - start);
        for (int i = 0; i < common; i++) {
            int difference = segment.charAt(i) - path.charAt(start + i);
            if (difference != 0) {
                return difference;
            }
        }
        return segment.length() - (end - start);
    }

    private Optional<T> findHere(String path, int at, String method) {
        for (int i = 0; i < entries.size(); i++) {
            Entry<T> entry = entries.get(i);
            if (entry.accepts(method) && entry.path().matchesRest(path, at)) {
                return values.get(i);
            }
        }
        return Optional.empty();
    }
}
