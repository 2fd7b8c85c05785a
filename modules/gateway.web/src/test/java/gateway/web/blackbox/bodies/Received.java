package gateway.web.blackbox.bodies;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What arrived of a body.
 *
 * @param length how many bytes
 * @param sha256 their digest in hexadecimal digits
 */
public record Received(long length, String sha256) {

    public static Received of(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return new Received(bytes.length, HexFormat.of().formatHex(digest));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** As it goes over the wire. */
    public String text() {
        return length + " " + sha256;
    }
}
