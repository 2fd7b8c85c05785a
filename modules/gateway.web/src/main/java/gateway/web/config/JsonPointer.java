package gateway.web.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Where in a JSON document a value is (RFC 6901), below its top.
 *
 * @param text the pointer as it is written, such as {@code /user/email}
 * @param tokens the names and indices on the way, unescaped; at least one
 */
public record JsonPointer(String text, List<String> tokens) {
    /** What a pointer is, to be read after "allowed is". */
    public static final String ALLOWED = "a JSON pointer such as /user/email, in which ~1 stands for / and ~0 for ~";

    private static final Pattern WELL_FORMED = Pattern.compile("(?:/[^~/]*+(?:~[01][^~/]*+)*+)++");

    /** Requires the text and copies the tokens. */
    public JsonPointer {
        Objects.requireNonNull(text, "text");
        tokens = List.copyOf(tokens);
    }

    /**
     * {@return the pointer of a text}
     *
     * @param text the text
     * @throws IllegalArgumentException if it is none, or one to the whole document
     */
    public static JsonPointer parse(String text) {
        if (!WELL_FORMED.matcher(text).matches()) {
            throw new IllegalArgumentException("is \"" + text + "\", allowed is " + ALLOWED);
        }
        List<String> tokens = new ArrayList<>();
        for (String token : text.substring(1).split("/", -1)) {
            // In this order, so that ~01 becomes ~1 (RFC 6901, section 4).
            tokens.add(token.replace("~1", "/").replace("~0", "~"));
        }
        return new JsonPointer(text, tokens);
    }
}
