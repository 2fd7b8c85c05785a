package gateway.web.management;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Which part of a list is asked for.
 *
 * @param limit how many elements at most, from 1
 * @param offset how many to pass over, from 0
 */
record ListPage(int limit, int offset) {

    /** The page that query parameters ask for; those out of bounds refuse the request. */
    static ListPage of(String limit, int maxLimit, String offset) {
        return new ListPage(
                QueryNumber.of("limit", limit, 1, maxLimit), QueryNumber.of("offset", offset, 0, Integer.MAX_VALUE));
    }

    /** The page of a list that is there as a whole, and how long the list is. */
    <T> Map<String, Object> show(String name, List<T> all, Function<T, ?> view) {
        Map<String, Object> fields =
                show(name, all.stream().skip(offset).limit(limit).map(view).toList());
        fields.put("total", all.size());
        return fields;
    }

    /** Elements that are the page. */
    Map<String, Object> show(String name, List<?> elements) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put(name, elements);
        fields.put("limit", limit);
        fields.put("offset", offset);
        return fields;
    }
}
