package gateway.security.device;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** HMAC-SHA256 (RFC 2104, FIPS 180-4) of text. */
final class HmacSha256 {
    private static final String NAME = "HmacSHA256";

    private HmacSha256() {}

    /** The 32 bytes for a key, which must not be empty, and a message in UTF-8. */
    static byte[] of(byte[] key, String message) {
        try {
            Mac mac = Mac.getInstance(NAME);
            mac.init(new SecretKeySpec(key, NAME));
            return mac.doFinal(message.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has " + NAME, e);
        }
    }
}
