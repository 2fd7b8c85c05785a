package gateway.web.key;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parameters of a query as HTML forms write them: {@code +} for a space, and percent-encoded UTF-8. */
final class QueryText {
    private QueryText() {}

    /** The decoded value of a parameter; empty if there is none, several, or one that cannot be decoded. */
    static Optional<String> value(String query, String name) {
        List<String> values = new ArrayList<>(1);
        int start = 0;
        while (start <= query.length()) {
            int end = query.indexOf('&', start);
            end = end < 0 ? query.length() : end;
            int equals = query.indexOf('=', start);
            int endOfName = equals < 0 || equals > end ? end : equals;
            if (decoded(query.substring(start, endOfName)).equals(Optional.of(name))) {
                values.add(query.substring(Math.min(endOfName + 1, end), end));
            }
            start = end + 1;
        }
        return values.size() == 1 ? decoded(values.get(0)) : Optional.empty();
    }

    private static Optional<String> decoded(String text) {
        if (text.indexOf('%') < 0) {
            return Optional.of(text.replace('+', ' '));
        }
        ByteBuffer bytes = ByteBuffer.allocate(text.length());
        int i = 0;
        while (i < text.length()) {
            boolean escaped = text.charAt(i) == '%';
            int octet = escaped ? octet(text, i + 1) : text.charAt(i);
            if (octet < 0 || octet > 0xff) {
                return Optional.empty();
            }
            bytes.put((byte) (!escaped && octet == '+' ? ' ' : octet));
            i += escaped ? 3 : 1;
        }
        return utf8(bytes.flip());
    }

    /** What two hexadecimal digits mean; negative if they are none. */
    private static int octet(String text, int start) {
        if (start + 2 > text.length()) {
            return -1;
        }
        int high = Character.digit(text.charAt(start), 16);
        int low = Character.digit(text.charAt(start + 1), 16);
        return high < 0 || low < 0 ? -1 : 16 * high + low;
    }

    private static Optional<String> utf8(ByteBuffer bytes) {
        try {
            return Optional.of(StandardCharsets.UTF_8.newDecoder().decode(bytes).toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }
}
