package gateway.api.client;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/** The SHA-256 digest of a secret; what is kept and compared instead of the secret itself. Immutable. */
public final class SecretDigest {
    private final byte[] bytes;

    private SecretDigest(byte[] bytes) {
        this.bytes = bytes;
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
        if (!hex.matches("[0-9a-fA-F]{64}")) {
            throw new IllegalArgumentException("a digest is 64 hexadecimal digits");
        }
        return new SecretDigest(HexFormat.of().parseHex(hex));
    }

    /** {@return 64 lower-case hexadecimal digits} */
    public String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    /** Compares in a time that does not depend on where two digests differ. */
    @Override
    public boolean equals(Object other) {
        return other instanceof SecretDigest that && MessageDigest.isEqual(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** {@return a text that says nothing about the secret} */
    @Override
    public String toString() {
        return "SecretDigest";
    }
}
