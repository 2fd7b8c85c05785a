package gateway.security.administrator;

import java.util.Base64;

/** Reads {@link PasswordHash}es. What it says about a wrong one does not repeat it. */
final class PasswordHashText {
    /** The least that NIST SP 800-132 allows. Jakarta Security's own hashes have 2048. */
    private static final int MIN_ITERATIONS = 1_000;

    /** Some seconds of work; with more, nobody could log in before the next one gives up waiting. */
    private static final int MAX_ITERATIONS = 5_000_000;

    private static final int MIN_SALT = 8;
    private static final int MIN_HASH = 16;
    private static final int MAX_BYTES = 64;

    private PasswordHashText() {}

    static PasswordHash parse(String text) {
        String[] parts = text.split(":", -1);
        if (parts.length != 4 || !parts[0].equals(Pbkdf2.ALGORITHM)) {
            throw new IllegalArgumentException("a password hash is written " + Pbkdf2.ALGORITHM
                    + ":<iterations>:<salt in base 64>:<hash in base 64>, as HashPassword prints it");
        }
        return new PasswordHash(
                iterations(parts[1]), bytes("salt", parts[2], MIN_SALT), bytes("hash", parts[3], MIN_HASH));
    }

    private static int iterations(String text) {
        int iterations = text.matches("[1-9][0-9]{0,8}") ? Integer.parseInt(text) : 0;
        if (iterations < MIN_ITERATIONS || iterations > MAX_ITERATIONS) {
            throw new IllegalArgumentException("the iterations of a password hash are a whole number from "
                    + MIN_ITERATIONS + " to " + MAX_ITERATIONS);
        }
        return iterations;
    }

    private static byte[] bytes(String name, String text, int min) {
        byte[] bytes = decoded(text);
        if (bytes.length < min || bytes.length > MAX_BYTES) {
            throw new IllegalArgumentException(
                    "the " + name + " of a password hash is " + min + " to " + MAX_BYTES + " bytes in base 64");
        }
        return bytes;
    }

    /** Nothing if it is not base 64. */
    private static byte[] decoded(String text) {
        try {
            return Base64.getDecoder().decode(text);
        } catch (IllegalArgumentException e) {
            return new byte[0]; // its message would repeat a character
        }
    }
}
