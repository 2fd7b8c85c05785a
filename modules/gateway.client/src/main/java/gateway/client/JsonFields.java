package gateway.client;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads texts out of the flat JSON objects that a gateway answers with: ids, secrets, times and fixed phrases. */
final class JsonFields {
    private JsonFields() {}

    /** The text of a field; empty if there is none, or it is no plain text. */
    static Optional<String> text(String json, String name) {
        Matcher field = Pattern.compile("\"" + Pattern.quote(name) + "\"\\s*:\\s*\"([^\"\\\\]*)\"")
                .matcher(json);
        return field.find() ? Optional.of(field.group(1)) : Optional.empty();
    }
}
