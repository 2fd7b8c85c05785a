package gateway.redis.limit;

import gateway.api.limit.LimitKey;
import gateway.api.limit.LimiterShape;
import gateway.api.limit.Policy;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * Makes the names of the keys of a policy in Redis: the prefix, and 32 characters for what policies have to agree in to
 * count together (64 bits of a digest) and for the key of the limit (128 bits).
 */
final class TableKey {
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private final String prefix;
    private final long table;

    /** With what all keys of limits begin with. */
    TableKey(String prefix, Policy policy, LimitForm form) {
        this.prefix = prefix;
        LimiterShape shape = policy.limiter().shape();
        table = digest(String.join(
                "\n",
                policy.scope(),
                policy.algorithm(),
                form instanceof LimitForm.Stored
                        ? form.id() + shape.words() + (shape.isFixed() ? "" : "+")
                        : "scripted" + (LimitForm.QUEUE.equals(form.id()) ? form.id() : ""),
                shape.stateWindow().toString()));
    }

    private static long digest(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return ByteBuffer.wrap(digest).getLong();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    String of(LimitKey key) {
        byte[] bytes = ByteBuffer.allocate(3 * Long.BYTES)
                .putLong(table)
                .putLong(key.high())
                .putLong(key.low())
                .array();
        return prefix + new String(BASE64.encode(bytes), StandardCharsets.ISO_8859_1);
    }
}
