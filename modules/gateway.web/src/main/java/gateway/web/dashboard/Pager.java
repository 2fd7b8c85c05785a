package gateway.web.dashboard;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;

/**
 * Where a page of a long list stands in it, and how to get to its neighbours. Pages call its methods: expressions of Jakarta
 * EE 11 know no properties of a record but its components.
 *
 * @param path the path of the page, with that of the application
 * @param query what is asked for besides the offset
 * @param offset how many elements come before
 * @param shown how many are shown
 * @param limit how many are shown at most
 * @param total how many there are; empty if nobody counts them, and {@code more} says whether there are any more
 * @param more whether others follow
 */
public record Pager(
        String path, Map<String, String> query, int offset, int shown, int limit, OptionalLong total, boolean more) {

    /** Requires every value and copies the query. */
    public Pager {
        Objects.requireNonNull(path, "path");
        query = new LinkedHashMap<>(query);
        Objects.requireNonNull(total, "total");
    }

    static Pager counted(String path, Map<String, String> query, int offset, int shown, int limit, long total) {
        return new Pager(path, query, offset, shown, limit, OptionalLong.of(total), offset + shown < total);
    }

    /** Where the part begins that is shown for an offset: the last part, if the list ends before the offset. */
    static int begin(int offset, int limit, long total) {
        return offset < total ? offset : Math.toIntExact((total - 1) / limit * limit);
    }

    /** {@return which elements are shown, such as {@code 51–100 of 1,234}} */
    public String range() {
        String all = total.isPresent() ? " of " + Texts.count(total.getAsLong()) : "";
        return shown == 0 ? "None" + all : Texts.count(offset + 1L) + "–" + Texts.count(offset + (long) shown) + all;
    }

    /** {@return whether nothing comes before} */
    public boolean first() {
        return offset == 0;
    }

    /** {@return whether nothing follows} */
    public boolean last() {
        return !more;
    }

    /** {@return the address of the part before; of the first one if nothing is shown, since the list may be much shorter} */
    public String previous() {
        return at(shown == 0 ? 0 : Math.max(0, offset - limit));
    }

    /** {@return the address of the part that follows} */
    public String next() {
        return at(offset + limit);
    }

    private String at(int other) {
        Map<String, String> fields = new LinkedHashMap<>(query);
        fields.put("offset", other == 0 ? "" : Integer.toString(other));
        return PageLinks.with(path, fields);
    }
}
