package gateway.web.key;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parameters of a query as HTML forms write them: {@code +} for a space, and percent-encoded UTF-8. */
final class QueryText {
    /** What the decoder puts in the place of octets that are no UTF-8. */
    private static final char UNDECODABLE = '\uFFFD';

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
        try {
            String decoded = URLDecoder.decode(text, StandardCharsets.UTF_8);
            return decoded.indexOf(UNDECODABLE) < 0 ? Optional.of(decoded) : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
