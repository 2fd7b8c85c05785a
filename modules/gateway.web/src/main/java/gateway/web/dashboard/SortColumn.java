package gateway.web.dashboard;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The heading of a column by which a list can be ordered.
 *
 * @param label what it says
 * @param number whether numbers stand below it
 * @param sorted the order in force, as {@code aria-sort} says it
 * @param href the address of the page in the order of this column, or in the opposite one if it is in that already
 */
public record SortColumn(String label, boolean number, String sorted, String href) {
    private static final String TIME = "timestamp";

    /** Requires every value. */
    public SortColumn {
        Objects.requireNonNull(label, "label");
        Objects.requireNonNull(sorted, "sorted");
        Objects.requireNonNull(href, "href");
    }

    /** Those of requests, on a page with a query. */
    static List<SortColumn> all(String path, Map<String, String> query) {
        return List.of(
                of("Time", TIME, path, query),
                of("Method", "method", path, query),
                of("Path", "path", path, query),
                of("Status", "statusCode", path, query),
                of("Time taken", "responseTime", path, query),
                of("Client", "clientId", path, query));
    }

    private static SortColumn of(String label, String field, String path, Map<String, String> query) {
        String sort = query.getOrDefault("sort", "");
        boolean current = (sort.isEmpty() ? TIME : sort).equals(field);
        boolean ascending = query.getOrDefault("order", "").equals("asc");
        Map<String, String> other = new LinkedHashMap<>(query);
        other.put("sort", field.equals(TIME) ? "" : field);
        other.put("order", current && !ascending ? "asc" : "");
        return new SortColumn(
                label,
                field.equals("responseTime"),
                current ? (ascending ? "ascending" : "descending") : "none",
                PageLinks.with(path, other));
    }
}
