package gateway.security.device;

import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * What the secrets of all devices are derived from: a text that has to be kept as secret as all of them together.
 * Immutable and thread-safe.
 */
public final class MasterKey {
    /** How many characters it has at least; hexadecimal digits then still make 128 bits. */
    private static final int MIN_LENGTH = 32;

    private static final int MAX_LENGTH = 1024;

    private final byte[] bytes;

    private MasterKey(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * {@return the key that is written like this}
     *
     * @param text 32 to 1024 ASCII characters from {@code !} to {@code ~}, or spaces between them
     * @throws IllegalArgumentException if it is not that; the message reads after the name of a setting and does not
     *     repeat the text
     */
    public static MasterKey of(String text) {
        if (!isUsable(Objects.requireNonNull(text, "text"))) {
            throw new IllegalArgumentException("has " + text.length() + " characters, allowed are " + MIN_LENGTH
                    + " to " + MAX_LENGTH + " ASCII characters, without white space around them");
        }
        return new MasterKey(text.getBytes(StandardCharsets.US_ASCII));
    }

    /** The key for HMAC; not to be changed. */
    byte[] bytes() {
        return bytes;
    }

    private static boolean isUsable(String text) {
        return text.length() >= MIN_LENGTH
                && text.length() <= MAX_LENGTH
                && text.equals(text.strip())
                && text.chars().allMatch(c -> c >= ' ' && c <= '~');
    }

    /** {@return a text that says nothing about the key} */
    @Override
    public String toString() {
        return "MasterKey";
    }
}
