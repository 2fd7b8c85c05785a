package gateway.client;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The code of an hour: the first 16 hexadecimal digits of HMAC-SHA256
 * (<a href="https://www.rfc-editor.org/rfc/rfc2104">RFC 2104</a>), whose key is the text of the secret and whose message
 * is the number of hours since the Unix epoch in decimal.
 */
final class DeviceCode {
    private static final String ALGORITHM = "HmacSHA256";
    private static final int BYTES = 8;
    private static final long HOUR_MILLIS = 3_600_000;

    private DeviceCode() {}

    static String of(String secret, Instant moment) {
        long hour = Math.floorDiv(moment.toEpochMilli(), HOUR_MILLIS);
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(secret.getBytes(UTF_8), ALGORITHM));
            byte[] digest = mac.doFinal(Long.toString(hour).getBytes(UTF_8));
            return HexFormat.of().formatHex(digest, 0, BYTES);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has " + ALGORITHM, e);
        }
    }
}
