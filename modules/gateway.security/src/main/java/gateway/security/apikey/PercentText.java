package gateway.security.apikey;

import java.util.HexFormat;
import java.util.Optional;

/** Percent-encoded text of a query. */
final class PercentText {
    private PercentText() {}

    /**
     * The decoded text, one character for each octet; {@code +} is a space. Empty if a {@code %} is not followed by
     * two hexadecimal digits.
     */
    static Optional<String> decode(String text) {
        if (text.indexOf('%') < 0) {
            return Optional.of(text.replace('+', ' '));
        }
        StringBuilder decoded = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '%' && !isOctet(text, i + 1)) {
                return Optional.empty();
            }
            decoded.append(c == '%' ? (char) HexFormat.fromHexDigits(text, i + 1, i + 3) : c == '+' ? ' ' : c);
            i += c == '%' ? 2 : 0;
        }
        return Optional.of(decoded.toString());
    }

    private static boolean isOctet(String text, int start) {
        return start + 2 <= text.length()
                && HexFormat.isHexDigit(text.charAt(start))
                && HexFormat.isHexDigit(text.charAt(start + 1));
    }
}
