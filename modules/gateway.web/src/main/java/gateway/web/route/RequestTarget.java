package gateway.web.route;

import java.util.Objects;

/**
 * What a request asks for, as its first line names it, without the context path of the application.
 *
 * <p>A target that means the same to everybody has one normal form, on which routes and rules are decided. One that
 * a server behind the gateway could read differently is malformed, and is refused instead of guessed at.
 */
public sealed interface RequestTarget {

    /**
     * {@return the target of a request} Takes time linear in the length; never throws.
     *
     * @param rawPath the path exactly as it was sent, one character for each octet
     * @param rawQuery the query exactly as it was sent, without {@code ?}; empty if there is none
     */
    static RequestTarget parse(String rawPath, String rawQuery) {
        return TargetParser.parse(rawPath, rawQuery);
    }

    /**
     * A target with one meaning.
     *
     * @param path the normal form of the path: without {@code ;parameters} and final slash; with every character
     *     decoded that may stand in a segment as it is, and every other octet as {@code %} and two upper-case digits
     * @param lenientPath the path as a server reads it that decodes {@code %2F} and {@code %3B} before it looks for
     *     slashes and parameters; equal to {@code path} if neither occurs
     */
    record Target(String path, String lenientPath) implements RequestTarget {
        /** Requires both. */
        public Target {
            Objects.requireNonNull(path, "path");
            Objects.requireNonNull(lenientPath, "lenientPath");
        }
    }

    /**
     * A target that is refused.
     *
     * @param reason what is wrong with it, as a sentence that repeats nothing of it
     */
    record Malformed(String reason) implements RequestTarget {
        /** Requires the reason. */
        public Malformed {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
