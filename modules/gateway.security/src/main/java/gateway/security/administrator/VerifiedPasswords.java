package gateway.security.administrator;

import gateway.api.client.SecretDigest;
import gateway.api.limit.Ticker;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Passwords that were found right within the last minute. Of each only a digest under a key of this process is kept, made
 * of the password together with the account's hash, so it counts for nothing once the hash is another one. Thread-safe.
 */
final class VerifiedPasswords {
    private static final Duration LIFETIME = Duration.ofSeconds(60);
    private static final String MAC = "HmacSHA256";

    private final SecretKeySpec key;
    private final Ticker ticker;

    /** Until when a digest counts. As many as there are accounts, since nobody else has a right password. */
    private final Map<SecretDigest, Long> validUntil = new ConcurrentHashMap<>();

    VerifiedPasswords(byte[] key, Ticker ticker) {
        this.key = new SecretKeySpec(key, MAC);
        this.ticker = ticker;
    }

    SecretDigest digest(PasswordHash hash, String password) {
        return digest(hash.text() + "\n" + password); // no hash has a line break
    }

    boolean contains(SecretDigest digest) {
        Long until = validUntil.get(digest);
        return until != null && ticker.epochNanos() < until;
    }

    void add(SecretDigest digest) {
        long now = ticker.epochNanos();
        validUntil.values().removeIf(until -> until <= now);
        validUntil.put(digest, now + LIFETIME.toNanos());
    }

    /** One of so many, always the same for one text, and for whoever does not know the key any of them. */
    int choose(String text, int count) {
        return Math.floorMod(digest(text).hashCode(), count);
    }

    private SecretDigest digest(String text) {
        try {
            Mac mac = Mac.getInstance(MAC);
            mac.init(key);
            return SecretDigest.ofHex(HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8))));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has " + MAC, e);
        }
    }
}
