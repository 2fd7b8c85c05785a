package gateway.web.route;

import java.util.HexFormat;

/** Which characters may stand where in a request target (RFC 3986, appendix A). */
final class TargetCharacters {
    private static final boolean[] SEGMENT = table("-._~!$&'()*+,=:@");
    // Brackets are no query characters of the RFC, but every browser sends them as they are.
    private static final boolean[] QUERY = table("-._~!$&'()*+,=:@;/?[]");

    private TargetCharacters() {}

    /** Whether a character stands for itself in a segment; {@code ;} and {@code %} do not. */
    static boolean inSegment(int c) {
        return c < 128 && SEGMENT[c];
    }

    /** Whether a character stands for itself in a query. */
    static boolean inQuery(int c) {
        return c < 128 && QUERY[c];
    }

    /** The octet that is percent-encoded at an index; negative if none is. */
    static int octet(String text, int percent) {
        return percent + 2 < text.length()
                        && HexFormat.isHexDigit(text.charAt(percent + 1))
                        && HexFormat.isHexDigit(text.charAt(percent + 2))
                ? HexFormat.fromHexDigits(text, percent + 1, percent + 3)
                : -1;
    }

    private static boolean[] table(String others) {
        boolean[] table = new boolean[128];
        for (char c = 0; c < 128; c++) {
            table[c] = Character.isLetterOrDigit(c) || others.indexOf(c) >= 0;
        }
        return table;
    }
}
