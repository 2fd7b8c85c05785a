package gateway.web.route;

import gateway.web.route.RequestTarget.Target;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The paths that a route matches: literal segments, {@code *} for exactly one segment, a final {@code **} for any
 * number of them, none included. So {@code /api/orders/**} matches {@code /api/orders} and everything below it, and
 * not {@code /api/ordersx}. Letter case counts.
 *
 * <p>Immutable; equal patterns match the same paths.
 */
public final class RoutePattern {
    private static final String ONE = "*";
    private static final String REST = "**";

    private final String text;
    private final List<String> prefix;
    private final List<String> rest;

    private RoutePattern(String text) {
        this.text = text;
        List<String> segments = List.of(text.substring(1).split("/"));
        int literals = (int) segments.stream().takeWhile(s -> !isWild(s)).count();
        prefix = List.copyOf(segments.subList(0, literals));
        rest = List.copyOf(segments.subList(literals, segments.size()));
    }

    /**
     * {@return the pattern} One final slash is ignored, and percent-encoding makes no difference, as in requests.
     *
     * @param text such as {@code /api/orders/**}; the first segment is {@code api}
     * @throws IllegalArgumentException if it is not a pattern; the message reads after the name of a setting
     */
    public static RoutePattern parse(String text) {
        if (RequestTarget.parse(ascii(text), "") instanceof Target target && isPattern(text, target)) {
            return new RoutePattern(target.path());
        }
        throw new IllegalArgumentException("is \"" + text + "\", allowed is a path under /api such as"
                + " /api/orders/*/items/**: whole segments, * for exactly one, ** at the end for any number");
    }

    /** Names may be written as people read them; a request has them percent-encoded. */
    private static String ascii(String text) {
        StringBuilder ascii = new StringBuilder();
        text.codePoints()
                .mapToObj(Character::toString)
                .map(c -> c.codePointAt(0) < 128 ? c : URLEncoder.encode(c, StandardCharsets.UTF_8))
                .forEach(ascii::append);
        return ascii.toString();
    }

    private static boolean isPattern(String text, Target target) {
        List<String> segments = List.of(target.path().substring(1).split("/", -1));
        return text.indexOf(';') < 0
                && target.path().equals(target.lenientPath())
                && segments.get(0).equals("api")
                && segments.stream().allMatch(s -> s.indexOf('*') < 0 || isWild(s))
                && !segments.subList(0, segments.size() - 1).contains(REST);
    }

    private static boolean isWild(String segment) {
        return segment.equals(ONE) || segment.equals(REST);
    }

    /** The literal segments that every matching path begins with. */
    List<String> prefix() {
        return prefix;
    }

    /** Whether a path matches from an index on, where the segments of {@link #prefix} end. */
    boolean matchesRest(String path, int prefixEnd) {
        int at = prefixEnd;
        for (String segment : rest) {
            if (segment.equals(REST)) {
                return true;
            }
            if (at == path.length()) {
                return false;
            }
            int end = segmentEnd(path, at + 1);
            if (!segment.equals(ONE) && !isSegment(path, at + 1, end, segment)) {
                return false;
            }
            at = end;
        }
        return at == path.length();
    }

    static int segmentEnd(String path, int start) {
        int slash = path.indexOf('/', start);
        return slash < 0 ? path.length() : slash;
    }

    private static boolean isSegment(String path, int start, int end, String literal) {
        return end - start == literal.length() && path.startsWith(literal, start);
    }

    /**
     * {@return whether every path that matches begins with some segments, without wildcards}
     *
     * @param path the segments, each with a slash before it
     */
    public boolean beginsWith(String path) {
        return RequestTarget.parse(path, "") instanceof Target target
                && ("/" + String.join("/", prefix) + "/").startsWith(target.path() + "/");
    }

    /** Below 0 if this pattern is the more specific one of two with the same prefix, above 0 if the other is. */
    int compareRest(RoutePattern other) {
        for (int i = 0; i < Math.min(rest.size(), other.rest.size()); i++) {
            int difference = wildness(rest.get(i)) - wildness(other.rest.get(i));
            if (difference != 0) {
                return difference;
            }
        }
        return rest.size() - other.rest.size();
    }

    private static int wildness(String segment) {
        return isWild(segment) ? segment.length() : 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RoutePattern that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
