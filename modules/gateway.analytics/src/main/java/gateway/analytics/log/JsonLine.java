package gateway.analytics.log;

/**
 * Writes one JSON object on one line. Whatever a text has in it, the line stays one line of valid JSON in valid UTF-8:
 * control characters, line separators of Unicode and surrogates without their other half are escaped.
 */
final class JsonLine {
    private final StringBuilder text;
    private char separator = '{';

    /** @param text what the line is appended to */
    JsonLine(StringBuilder text) {
        this.text = text;
    }

    JsonLine member(String name, String value) {
        name(name);
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            append(value, i);
        }
        text.append('"');
        return this;
    }

    JsonLine member(String name, long value) {
        name(name);
        text.append(value);
        return this;
    }

    JsonLine member(String name, boolean value) {
        name(name);
        text.append(value);
        return this;
    }

    void end() {
        text.append("}\n");
    }

    private void name(String name) {
        text.append(separator).append('"').append(name).append("\":");
        separator = ',';
    }

    private void append(String value, int at) {
        char c = value.charAt(at);
        if (c == '"' || c == '\\') {
            text.append('\\').append(c);
        } else if (mustBeEscaped(c) || isLone(value, at)) {
            text.append(String.format("\\u%04x", (int) c));
        } else {
            text.append(c);
        }
    }

    private static boolean mustBeEscaped(char c) {
        return Character.isISOControl(c) || c == '\u2028' || c == '\u2029';
    }

    private static boolean isLone(String value, int at) {
        char c = value.charAt(at);
        if (Character.isHighSurrogate(c)) {
            return at + 1 == value.length() || !Character.isLowSurrogate(value.charAt(at + 1));
        }
        return Character.isLowSurrogate(c) && (at == 0 || !Character.isHighSurrogate(value.charAt(at - 1)));
    }
}
