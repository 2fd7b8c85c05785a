package gateway.web.config.source;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Expands {@code ${name}} and {@code ${name:default}}, nested ones too, as MicroProfile Config 3 does; a backslash
 * before <code>$&#123;</code> keeps it as it is. A property that is empty counts as absent.
 */
final class Expressions {
    private static final String OPEN = "${";
    private static final int MAX_DEPTH = 32;
    private static final int MAX_LENGTH = 65_536;

    private final Function<String, Optional<String>> lookup;

    /** @param lookup what is written for a name */
    Expressions(Function<String, Optional<String>> lookup) {
        this.lookup = lookup;
    }

    /** A text that is expanded to this one. */
    static String literal(String text) {
        return text.replace(OPEN, "\\" + OPEN);
    }

    /**
     * The expanded text.
     *
     * @throws IllegalArgumentException if that is impossible; the message reads after the name of the property
     */
    String expand(String text) {
        return expand(text, Set.of(), 0);
    }

    private String expand(String text, Set<String> outer, int depth) {
        if (depth > MAX_DEPTH) {
            throw new IllegalArgumentException(
                    "nests more than " + MAX_DEPTH + " expressions; allowed are at most that many");
        }
        StringBuilder expanded = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            if (text.startsWith("\\" + OPEN, at)) {
                expanded.append(OPEN);
                at += 3;
            } else if (text.startsWith(OPEN, at)) {
                int end = closing(text, at + 2);
                expanded.append(resolve(text.substring(at + 2, end), outer, depth));
                at = end + 1;
            } else {
                expanded.append(text.charAt(at++));
            }
            requireShort(expanded);
        }
        return expanded.toString();
    }

    private String resolve(String expression, Set<String> outer, int depth) {
        int colon = colon(expression);
        String shown = colon < 0 ? expression : expression.substring(0, colon);
        String name = expand(shown, outer, depth + 1);
        if (outer.contains(name)) {
            throw new IllegalArgumentException("refers to ${" + shown
                    + "}, which refers back to itself; allowed are expressions without a circle");
        }
        Optional<String> written = lookup.apply(name).filter(text -> !text.isBlank());
        if (written.isPresent()) {
            Set<String> names = new HashSet<>(outer);
            names.add(name);
            return expand(written.get(), names, depth + 1);
        }
        if (colon < 0) {
            throw new IllegalArgumentException("refers to ${" + shown
                    + "}, which no source has; allowed is a property that exists, or a default as in ${" + shown
                    + ":default}");
        }
        return expand(expression.substring(colon + 1), outer, depth + 1);
    }

    /** Where the brace is that closes an expression which begins at {@code start}. */
    private static int closing(String text, int start) {
        int open = 1;
        for (int i = start; i < text.length(); i++) {
            if (text.startsWith(OPEN, i)) {
                open++;
            } else if (text.charAt(i) == '}' && --open == 0) {
                return i;
            }
        }
        throw new IllegalArgumentException(
                "has a ${ without its }; allowed is ${name}, ${name:default} or, for the two characters, \\${");
    }

    /** The colon before the default; -1 if there is none. Those of nested expressions do not count. */
    private static int colon(String expression) {
        int open = 0;
        for (int i = 0; i < expression.length(); i++) {
            if (expression.startsWith(OPEN, i)) {
                open++;
            } else if (expression.charAt(i) == '}') {
                open--;
            } else if (expression.charAt(i) == ':' && open == 0) {
                return i;
            }
        }
        return -1;
    }

    private static void requireShort(StringBuilder expanded) {
        if (expanded.length() > MAX_LENGTH) {
            throw new IllegalArgumentException(
                    "is expanded to more than " + MAX_LENGTH + " characters; allowed are at most that many");
        }
    }
}
