package gateway.security.device;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.HexFormat;

/**
 * The codes of one secret: the first 16 hexadecimal digits of HMAC-SHA256 over the number of the hour since the Unix
 * epoch, keyed with the secret's text. A device that is about to send a code, and one whose clock is a little behind,
 * get through at the turn of an hour, since the code of the previous hour is accepted too.
 */
final class HourlyCodes {
    private static final long HOUR_MILLIS = 3_600_000;
    private static final int BYTES = 8;

    private final byte[] secret;

    HourlyCodes(String secret) {
        this.secret = secret.getBytes(StandardCharsets.UTF_8);
    }

    /** The code of the hour that a time lies in. */
    String at(Instant time) {
        return of(hour(time));
    }

    /** Whether these are the digits of the current or the previous hour; takes the same time whichever differ. */
    boolean accept(String digits, Instant now) {
        long hour = hour(now);
        boolean current = equal(of(hour), digits);
        boolean previous = equal(of(hour - 1), digits);
        return current || previous;
    }

    private static long hour(Instant time) {
        return Math.floorDiv(time.toEpochMilli(), HOUR_MILLIS);
    }

    private String of(long hour) {
        return HexFormat.of().formatHex(HmacSha256.of(secret, Long.toString(hour)), 0, BYTES);
    }

    private static boolean equal(String expected, String digits) {
        return MessageDigest.isEqual(
                expected.getBytes(StandardCharsets.US_ASCII), digits.getBytes(StandardCharsets.US_ASCII));
    }
}
