package gateway.web.admission;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Base64;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/** Hashes of passwords that cost next to nothing to verify. */
final class TestPasswords {
    private static final int ITERATIONS = 1_000;
    private static final byte[] SALT = "salt of the test".getBytes(StandardCharsets.US_ASCII);

    private TestPasswords() {}

    static String hash(String password) {
        try {
            byte[] hash = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256")
                    .generateSecret(new PBEKeySpec(password.toCharArray(), SALT, ITERATIONS, 256))
                    .getEncoded();
            Base64.Encoder base64 = Base64.getEncoder();
            return "PBKDF2WithHmacSHA256:" + ITERATIONS + ":" + base64.encodeToString(SALT) + ":"
                    + base64.encodeToString(hash);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What a request says in the header {@code Authorization}. */
    static String basic(String name, String password) {
        byte[] text = (name + ":" + password).getBytes(StandardCharsets.UTF_8);
        return "Basic " + Base64.getEncoder().encodeToString(text);
    }
}
