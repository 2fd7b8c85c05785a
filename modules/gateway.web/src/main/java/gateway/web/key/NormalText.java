package gateway.web.key;

import java.text.Normalizer;
import java.util.Locale;

/**
 * The one form of texts that people take for the same: without white space around them, composed (Unicode NFC), and in
 * lower case by way of upper case, as {@link String#equalsIgnoreCase} compares, so that both small sigmas are one.
 */
final class NormalText {
    /**
     * Longer texts are only trimmed. Nobody's name is that long, and composing takes time that grows with the square of
     * the length, if somebody makes a text for that.
     */
    static final int MAX_FOLDED = 1024;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private NormalText() {}

    /** The form of a text; empty if there is nothing but white space. A text that is in it already is not copied. */
    static String of(String text) {
        String trimmed = trimmed(text);
        return trimmed.length() > MAX_FOLDED || isFolded(trimmed) ? trimmed : folded(trimmed);
    }

    private static String folded(String text) {
        String composed = Normalizer.normalize(text, Normalizer.Form.NFC);
        String lowered =
                composed.toLowerCase(Locale.ROOT).toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
        return trimmed(Normalizer.normalize(lowered, Normalizer.Form.NFC));
    }

    private static boolean isFolded(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c > '~' || (c >= 'A' && c <= 'Z')) {
                return false;
            }
        }
        return true;
    }

    private static String trimmed(String text) {
        int start = 0;
        int end = text.length();
        while (start < end && isSpace(text.charAt(start))) {
            start++;
        }
        while (end > start && isSpace(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(start, end);
    }

    private static boolean isSpace(char c) {
        return Character.isWhitespace(c)
                || Character.isSpaceChar(c)
                || Character.isISOControl(c)
                || c == BYTE_ORDER_MARK;
    }
}
