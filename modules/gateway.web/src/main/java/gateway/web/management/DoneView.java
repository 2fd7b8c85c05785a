package gateway.web.management;

import java.util.LinkedHashMap;
import java.util.Map;

/** What is answered when something was done, in JSON whose order does not change from one start to the next. */
final class DoneView {
    private DoneView() {}

    /** What was done, and to whom. */
    static Map<String, Object> of(String message, String name, String value) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("message", message);
        fields.put(name, value);
        return fields;
    }
}
