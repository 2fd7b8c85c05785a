package gateway.api.rejection;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What is sent to a caller who is refused, in place of the gateway's own words. It cannot break the response: what would is
 * refused here.
 *
 * @param mediaType type and subtype of the body without parameters, such as {@code text/html}; the body is sent in UTF-8
 * @param body at most {@value #MAX_BODY} characters
 * @param headers further headers by name, at most {@value #MAX_HEADERS}; none of those that the gateway or the server
 *     answers for
 */
public record RejectionAnswer(String mediaType, String body, Map<String, String> headers) {
    /** The longest body, in characters. */
    public static final int MAX_BODY = 65_536;

    /** The most headers. */
    public static final int MAX_HEADERS = 32;

    private static final String TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}";
    private static final Pattern MEDIA_TYPE = Pattern.compile(TOKEN + "/" + TOKEN);
    private static final Pattern NAME = Pattern.compile(TOKEN);
    private static final Pattern VALUE = Pattern.compile("[!-~]([ -~]{0,4094}[!-~])?");
    private static final Pattern RESERVED = Pattern.compile(
            "(?i)(access-control|proxy|ratelimit|x-ratelimit|x-gateway)-.*|content-(encoding|length|range|type)"
                    + "|allow|cache-control|connection|date|keep-alive|ratelimit|retry-after|server|set-cookie2?|te"
                    + "|trailer|transfer-encoding|upgrade|vary|www-authenticate|x-content-type-options|x-request-id");

    /**
     * Checks the values and copies the headers.
     *
     * @throws IllegalArgumentException if one of them cannot be sent
     */
    public RejectionAnswer {
        require(MEDIA_TYPE.matcher(mediaType).matches(), "mediaType", mediaType, "type/subtype without parameters");
        if (body.length() > MAX_BODY) {
            throw new IllegalArgumentException(
                    "body must have at most " + MAX_BODY + " characters, had " + body.length());
        }
        headers = Map.copyOf(headers);
        if (headers.size() > MAX_HEADERS) {
            throw new IllegalArgumentException("headers must be at most " + MAX_HEADERS + ", were " + headers.size());
        }
        headers.forEach(RejectionAnswer::check);
    }

    private static void check(String name, String value) {
        require(NAME.matcher(name).matches(), "a header's name", name, "a token");
        require(
                !RESERVED.matcher(name).matches(),
                "a header's name",
                name,
                "one that neither the gateway nor the server answers for");
        require(VALUE.matcher(value).matches(), "the value of " + name, value, "1 to 4096 characters of ASCII");
    }

    private static void require(boolean kept, String what, String value, String allowed) {
        if (!kept) {
            throw new IllegalArgumentException(what + " must be " + allowed + ", was \"" + value + "\"");
        }
    }

    /**
     * {@return a body without further headers}
     *
     * @param mediaType type and subtype of the body
     * @param body the body
     */
    public static RejectionAnswer of(String mediaType, String body) {
        return new RejectionAnswer(mediaType, body, Map.of());
    }

    /**
     * {@return this answer with a header}
     *
     * @param name its name
     * @param value its value
     */
    public RejectionAnswer header(String name, String value) {
        Map<String, String> more = new HashMap<>(headers);
        more.put(name, value);
        return new RejectionAnswer(mediaType, body, more);
    }
}
