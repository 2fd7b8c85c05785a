package gateway.proxy.message;

import java.util.Objects;
import java.util.Optional;

/**
 * What is done to paths between callers and an upstream. Paths are taken as they were sent, so that an upstream gets the
 * octets that its caller wrote.
 *
 * @param strip what is taken away at the beginning: {@code /}, segments, no slash at the end; empty for nothing
 * @param add what is put there instead, in the same form
 */
public record PathMapping(String strip, String add) {
    /** Changes nothing. */
    public static final PathMapping NONE = new PathMapping("", "");

    /** Requires both. */
    public PathMapping {
        Objects.requireNonNull(strip, "strip");
        Objects.requireNonNull(add, "add");
    }

    /**
     * {@return the path for the upstream} As many segments are taken away as {@code strip} has, however they are written:
     * the route has made sure that they mean the same.
     *
     * @param rawPath the path as it was sent, which begins with these segments
     */
    public String toUpstream(String rawPath) {
        int at = 0;
        for (int left = segments(strip); left > 0; left--) {
            int next = rawPath.indexOf('/', at + 1);
            at = next < 0 ? rawPath.length() : next;
        }
        String path = add + rawPath.substring(at);
        return path.isEmpty() ? "/" : path;
    }

    private static int segments(String path) {
        return (int) path.chars().filter(c -> c == '/').count();
    }

    /**
     * {@return the path by which callers reach a path of the upstream; empty if they cannot}
     *
     * @param upstreamPath a path as the upstream writes it
     */
    public Optional<String> toPublic(String upstreamPath) {
        boolean within = upstreamPath.startsWith(add)
                && (upstreamPath.length() == add.length() || upstreamPath.charAt(add.length()) == '/');
        if (!within) {
            return Optional.empty();
        }
        String path = strip + upstreamPath.substring(add.length());
        return Optional.of(path.isEmpty() ? "/" : path);
    }
}
