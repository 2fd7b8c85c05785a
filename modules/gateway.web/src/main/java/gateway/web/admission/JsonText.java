package gateway.web.admission;

/** One flat JSON object, written member by member (RFC 8259). */
final class JsonText {
    private final StringBuilder text = new StringBuilder(256);

    void member(String name, String value) {
        name(name);
        string(value);
    }

    void member(String name, long value) {
        name(name);
        text.append(value);
    }

    String end() {
        return text.append('}').toString();
    }

    private void name(String name) {
        text.append(text.length() == 0 ? '{' : ',');
        string(name);
        text.append(':');
    }

    private void string(String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                text.append('\\').append(c);
            } else if (c < 0x20) {
                text.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            } else {
                text.append(c);
            }
        }
        text.append('"');
    }
}
