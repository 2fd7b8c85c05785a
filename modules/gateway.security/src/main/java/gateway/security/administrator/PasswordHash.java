package gateway.security.administrator;

import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;

/**
 * What is kept of a password: {@code PBKDF2WithHmacSHA256:<iterations>:<salt in base 64>:<hash in base 64>}, the form
 * of Jakarta Security. Immutable.
 */
public final class PasswordHash {
    /** What a new hash costs; the decision record tells why. */
    static final int ITERATIONS = 600_000;

    private static final int SALT_LENGTH = 16;
    private static final int HASH_LENGTH = 32;

    private final int iterations;
    private final byte[] salt;
    private final byte[] hash;

    /** Takes the arrays over. */
    PasswordHash(int iterations, byte[] salt, byte[] hash) {
        this.iterations = iterations;
        this.salt = salt;
        this.hash = hash;
    }

    /**
     * {@return the hash that is written like this}
     *
     * @param text the text
     * @throws IllegalArgumentException if it is not one; the message says what is allowed and does not repeat the text
     */
    public static PasswordHash parse(String text) {
        return PasswordHashText.parse(text);
    }

    /**
     * {@return a new hash of a password} Takes some tenths of a second.
     *
     * @param password the password, which is neither kept nor changed
     * @param random where the salt comes from
     */
    public static PasswordHash of(char[] password, SecureRandom random) {
        return of(password, ITERATIONS, random);
    }

    static PasswordHash of(char[] password, int iterations, SecureRandom random) {
        byte[] salt = bytes(SALT_LENGTH, random);
        return new PasswordHash(iterations, salt, Pbkdf2.hash(password, iterations, salt, HASH_LENGTH));
    }

    /** A hash of no password in particular that costs what a new one does. */
    static PasswordHash decoy(SecureRandom random) {
        return new PasswordHash(ITERATIONS, bytes(SALT_LENGTH, random), bytes(HASH_LENGTH, random));
    }

    /** A hash of no password in particular that costs what this one does. */
    PasswordHash decoyLikeThis(SecureRandom random) {
        return new PasswordHash(iterations, bytes(salt.length, random), bytes(hash.length, random));
    }

    /** Whether it is the hash of that password. Takes as long for a wrong password as for the right one. */
    boolean matches(String password) {
        byte[] presented = Pbkdf2.hash(password.toCharArray(), iterations, salt, hash.length);
        return MessageDigest.isEqual(hash, presented);
    }

    /** {@return the hash as it stands in configuration and in files} */
    public String text() {
        Base64.Encoder base64 = Base64.getEncoder();
        return String.join(
                ":",
                Pbkdf2.ALGORITHM,
                Integer.toString(iterations),
                base64.encodeToString(salt),
                base64.encodeToString(hash));
    }

    /** {@return a text that helps nobody to guess the password} */
    @Override
    public String toString() {
        return "PasswordHash";
    }

    private static byte[] bytes(int length, SecureRandom random) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }
}
