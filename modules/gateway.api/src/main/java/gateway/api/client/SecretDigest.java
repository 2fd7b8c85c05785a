package gateway.api.client;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * The SHA-256 digest of a secret; what is kept and compared instead of the secret itself. Immutable.
 *
 * <p>Four words rather than an array: among many keys each object that has to be fetched from memory takes as long as
 * a quarter of the digest.
 */
public final class SecretDigest {
    private static final Pattern HEX = Pattern.compile("[0-9a-fA-F]{64}");

    private final long first;
    private final long second;
    private final long third;
    private final long fourth;

    private SecretDigest(byte[] bytes) {
        ByteBuffer words = ByteBuffer.wrap(bytes);
        first = words.getLong();
        second = words.getLong();
        third = words.getLong();
        fourth = words.getLong();
    }

    /**
     * {@return the digest of a secret}
     *
     * @param secret the secret, digested as UTF-8
     */
    public static SecretDigest of(String secret) {
        try {
            return new SecretDigest(
                    MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8)));
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
        if (!HEX.matcher(hex).matches()) {
            throw new IllegalArgumentException("a digest is 64 hexadecimal digits");
        }
        return new SecretDigest(HexFormat.of().parseHex(hex));
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
