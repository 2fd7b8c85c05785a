package gateway.security.administrator;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** A password that somebody chooses. What is said about a bad one does not repeat it. */
final class NewPassword {
    /** The least that NIST SP 800-63B allows. */
    private static final int MIN_LENGTH = 8;

    private static final int MAX_LENGTH = 1_024;

    /** Room for the longest password in UTF-8 and for a line end; whatever is longer is too long. */
    private static final int MAX_BYTES = 4 * MAX_LENGTH + 2;

    private NewPassword() {}

    /**
     * The one line of the input, without its end.
     *
     * @throws IllegalArgumentException if it is not one line of UTF-8, or is no password
     */
    static char[] read(InputStream in) throws IOException {
        return require(withoutLineEnd(decoded(in.readNBytes(MAX_BYTES))).toCharArray());
    }

    /**
     * The password itself.
     *
     * @throws IllegalArgumentException if it is too short, too long, or has a control character, which HTTP Basic cannot
     *     carry (RFC 7617, section 2)
     */
    static char[] require(char[] password) {
        if (password.length < MIN_LENGTH || password.length > MAX_LENGTH) {
            throw new IllegalArgumentException("a password has " + MIN_LENGTH + " to " + MAX_LENGTH
                    + " characters, this one has " + (password.length > MAX_LENGTH ? "more" : password.length));
        }
        for (char c : password) {
            if (Character.isISOControl(c)) {
                throw new IllegalArgumentException("a password is one line without control characters");
            }
        }
        return password;
    }

    private static String decoded(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException("the password is not UTF-8", e);
        }
    }

    private static String withoutLineEnd(String text) {
        String line = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
        return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
    }
}
