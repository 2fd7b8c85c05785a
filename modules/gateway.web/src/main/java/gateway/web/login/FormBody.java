package gateway.web.login;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The fields of a small form that was posted. It is read here and not by the container, whose parameters would mix
 * in those of the query, and of a body of any size.
 */
final class FormBody {
    private static final int MAX_BYTES = 8192;
    private static final String TYPE = "application/x-www-form-urlencoded";

    private final Map<String, String> fields;

    private FormBody(Map<String, String> fields) {
        this.fields = fields;
    }

    /** The form; empty if the body is none, is too large, or has a field twice. */
    static Optional<FormBody> of(HttpServletRequest request) throws IOException {
        String type = Objects.requireNonNullElse(request.getContentType(), "");
        if (!type.split(";", 2)[0].strip().equalsIgnoreCase(TYPE)) {
            return Optional.empty();
        }
        byte[] body = request.getInputStream().readNBytes(MAX_BYTES + 1);
        return body.length > MAX_BYTES ? Optional.empty() : parse(new String(body, StandardCharsets.ISO_8859_1));
    }

    static Optional<FormBody> parse(String body) {
        Map<String, String> fields = new HashMap<>();
        for (String pair : body.split("&", -1)) {
            int equals = pair.indexOf('=');
            String name = equals < 0 ? pair : pair.substring(0, equals);
            String value = equals < 0 ? "" : pair.substring(equals + 1);
            try {
                if (fields.put(decode(name), decode(value)) != null) {
                    return Optional.empty();
                }
            } catch (IllegalArgumentException e) {
                return Optional.empty();
            }
        }
        return Optional.of(new FormBody(fields));
    }

    private static String decode(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    /** A field; empty if there is none. */
    String field(String name) {
        return fields.getOrDefault(name, "");
    }
}
