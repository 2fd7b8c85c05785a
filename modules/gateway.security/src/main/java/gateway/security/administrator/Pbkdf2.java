package gateway.security.administrator;

import java.security.GeneralSecurityException;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/** PBKDF2 with HMAC-SHA-256 (RFC 8018, section 5.2) over the password in UTF-8. */
final class Pbkdf2 {
    static final String ALGORITHM = "PBKDF2WithHmacSHA256";

    private Pbkdf2() {}

    static byte[] hash(char[] password, int iterations, byte[] salt, int length) {
        PBEKeySpec spec = new PBEKeySpec(password, salt, iterations, length * Byte.SIZE);
        try {
            return SecretKeyFactory.getInstance(ALGORITHM).generateSecret(spec).getEncoded();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("this Java platform has no " + ALGORITHM, e);
        } finally {
            spec.clearPassword();
        }
    }
}
