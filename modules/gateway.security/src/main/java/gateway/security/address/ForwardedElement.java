package gateway.security.address;

import java.util.Optional;

/**
 * One element of a {@code Forwarded} header (RFC 7239, section 4): {@code name=value} pairs with semicolons between
 * them, values being tokens or quoted strings.
 *
 * <p>Where an element starts is found from its right end: that is what the nearest proxy wrote. So a quote that a
 * client left open further left cannot swallow anything that a proxy added.
 */
final class ForwardedElement {
    private static final String TOKEN_MARKS = "!#$%&'*+-.^_`|~";

    private final String text;
    private int at;

    private ForwardedElement(String text) {
        this.text = text;
    }

    /** The index after the last comma that is outside quotes, reading leftwards from {@code end}. */
    static int startOfLast(String line, int end) {
        boolean quoted = false;
        for (int i = end - 1; i >= 0; i--) {
            char c = line.charAt(i);
            if (c == '"' && !(quoted && isEscaped(line, i))) {
                quoted = !quoted;
            } else if (c == ',' && !quoted) {
                return i + 1;
            }
        }
        return 0;
    }

    private static boolean isEscaped(String line, int index) {
        int start = index;
        while (start > 0 && line.charAt(start - 1) == '\\') {
            start--;
        }
        return (index - start) % 2 == 1;
    }

    /** {@return what the element's only {@code for} says; empty if there is none, several, or a syntax error} */
    static Optional<String> client(String element) {
        return new ForwardedElement(element).client();
    }

    private Optional<String> client() {
        Optional<String> client = Optional.empty();
        do {
            skipSpace();
            String name = token();
            if (!name.isEmpty()) {
                Optional<String> value = take('=') ? value() : Optional.empty();
                boolean named = name.equalsIgnoreCase("for");
                if (value.isEmpty() || (named && client.isPresent())) {
                    return Optional.empty();
                }
                client = named ? value : client;
            }
            skipSpace();
        } while (take(';'));
        return at == text.length() ? client : Optional.empty();
    }

    private Optional<String> value() {
        if (take('"')) {
            return quoted();
        }
        String token = token();
        return token.isEmpty() ? Optional.empty() : Optional.of(token);
    }

    private Optional<String> quoted() {
        StringBuilder content = new StringBuilder();
        while (!take('"')) {
            take('\\');
            if (at == text.length() || isControl(text.charAt(at))) {
                return Optional.empty();
            }
            content.append(text.charAt(at++));
        }
        return Optional.of(content.toString());
    }

    private String token() {
        int start = at;
        while (at < text.length() && isTokenCharacter(text.charAt(at))) {
            at++;
        }
        return text.substring(start, at);
    }

    private boolean take(char expected) {
        boolean found = at < text.length() && text.charAt(at) == expected;
        at += found ? 1 : 0;
        return found;
    }

    private void skipSpace() {
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
    }

    private static boolean isControl(char c) {
        return (c < ' ' && c != '\t') || c == 0x7F;
    }

    private static boolean isTokenCharacter(char c) {
        return (c >= 'a' && c <= 'z')
                || (c >= 'A' && c <= 'Z')
                || (c >= '0' && c <= '9')
                || TOKEN_MARKS.indexOf(c) >= 0;
    }
}
