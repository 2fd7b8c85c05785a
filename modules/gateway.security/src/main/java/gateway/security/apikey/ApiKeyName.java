package gateway.security.apikey;

import java.util.regex.Pattern;

/**
 * What people may call an API key: 1 to 200 characters, not all of them white space, none of them a control character,
 * a line break of any script, half of a surrogate pair, or one that turns the direction of the text around it.
 */
public final class ApiKeyName {
    /** The texts that are names, in words that go on after "allowed is". */
    static final String ALLOWED =
            "1 to 200 characters without line breaks and control characters, not only white space";

    private static final int MAX_LENGTH = 200;
    private static final Pattern UNFIT =
            Pattern.compile("[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]");

    private ApiKeyName() {}

    /**
     * {@return whether an API key can have this name}
     *
     * @param name the name, of any length
     */
    public static boolean isValid(String name) {
        return name.codePointCount(0, Math.min(name.length(), 2 * MAX_LENGTH + 1)) <= MAX_LENGTH
                && !name.codePoints().allMatch(ApiKeyName::isSpace)
                && !UNFIT.matcher(name).find();
    }

    /** As people see it: also the spaces that do not break lines and those of other scripts. */
    private static boolean isSpace(int codePoint) {
        return Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint);
    }

    /** A text that need not be a name, after "is" in a message: as it is, if that does the message no harm. */
    static String shown(String text) {
        return text.length() > MAX_LENGTH
                ? text.length() + " characters long"
                : "\"" + UNFIT.matcher(text).replaceAll("\uFFFD") + "\"";
    }
}
