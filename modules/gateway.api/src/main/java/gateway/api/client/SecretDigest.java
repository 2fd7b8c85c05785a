package gateway.api.client;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The SHA-256 digest of a secret; what is kept and compared instead of the secret itself. Immutable.
 *
 * <p>Four words rather than an array: among many keys each object that has to be fetched from memory takes as long as
 * a quarter of the digest.
 */
public final class SecretDigest {
    private static final int WORD_DIGITS = 16;
    private static final String MALFORMED = "a digest is 64 hexadecimal digits";

    private final long first;
    private final long second;
    private final long third;
    private final long fourth;

    private SecretDigest(long first, long second, long third, long fourth) {
        this.first = first;
        this.second = second;
        this.third = third;
        this.fourth = fourth;
    }

    /**
     * {@return the digest of a secret}
     *
     * @param secret the secret, digested as UTF-8
     */
    public static SecretDigest of(String secret) {
        try {
            ByteBuffer words = ByteBuffer.wrap(
                    MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8)));
            return new SecretDigest(words.getLong(), words.getLong(), words.getLong(), words.getLong());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /**
     * {@return the digest that is written like this}
     *
     * @param hex 64 hexadecimal digits
     * @throws IllegalArgumentException if it is not that; the message does not repeat the text
     */
    public static SecretDigest ofHex(String hex) {
        if (hex.length() != 4 * WORD_DIGITS) {
            throw new IllegalArgumentException(MALFORMED);
        }
        try {
            return new SecretDigest(word(hex, 0), word(hex, 1), word(hex, 2), word(hex, 3));
        } catch (NumberFormatException e) {
            // Not as a cause: it would tell a part of the text.
            throw new IllegalArgumentException(MALFORMED);
        }
    }

    private static long word(String hex, int index) {
        return HexFormat.fromHexDigitsToLong(hex, index * WORD_DIGITS, (index + 1) * WORD_DIGITS);
    }

    /** {@return 64 lower-case hexadecimal digits} */
    public String hex() {
        HexFormat format = HexFormat.of();
        return format.toHexDigits(first)
                + format.toHexDigits(second)
                + format.toHexDigits(third)
                + format.toHexDigits(fourth);
    }

    /** Compares in a time that does not depend on where two digests differ. */
    @Override
    public boolean equals(Object other) {
        return other instanceof SecretDigest that
                && ((first ^ that.first) | (second ^ that.second) | (third ^ that.third) | (fourth ^ that.fourth)) == 0;
    }

    /** {@return some bits of the digest, all of which are as good as random} */
    @Override
    public int hashCode() {
        return Long.hashCode(first);
    }

    /** {@return a text that says nothing about the secret} */
    @Override
    public String toString() {
        return "SecretDigest";
    }
}
