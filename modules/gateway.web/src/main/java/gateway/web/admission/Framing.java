package gateway.web.admission;

import java.util.List;
import java.util.Optional;

/**
 * How the length of a body is told (RFC 9112, section 6). What two servers could read differently is refused, as far as
 * the server in front shows it: that is how one request is smuggled inside another.
 */
final class Framing {
    /** What every server can count. */
    private static final int MAX_DIGITS = 18;

    private Framing() {}

    /** What is wrong; empty if nothing is. */
    static Optional<String> problem(IncomingRequest request) {
        List<String> encodings = request.headers("Transfer-Encoding");
        if (!encodings.isEmpty() && !isChunked(encodings)) {
            return Optional.of("The only transfer coding that is accepted is chunked.");
        }
        List<String> lengths = request.headers("Content-Length");
        if (!encodings.isEmpty() && !lengths.isEmpty()) {
            return Optional.of("Transfer-Encoding and Content-Length exclude each other.");
        }
        return lengths.isEmpty() || isOneNumber(lengths)
                ? Optional.empty()
                : Optional.of("Content-Length must be one whole number.");
    }

    private static boolean isChunked(List<String> encodings) {
        return encodings.size() == 1 && encodings.get(0).equalsIgnoreCase("chunked");
    }

    private static boolean isOneNumber(List<String> lengths) {
        String text = lengths.get(0);
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return lengths.size() == 1 && !text.isEmpty() && text.length() <= MAX_DIGITS;
    }
}
