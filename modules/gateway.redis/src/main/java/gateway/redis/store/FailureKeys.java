package gateway.redis.store;

import gateway.api.limit.LimitKey;
import gateway.redis.connection.Redis;
import java.util.HexFormat;

/** What keys of lockouts are called: 32 hexadecimal digits of a keyed hash. */
record FailureKeys(Redis redis) {
    private static final HexFormat HEX = HexFormat.of();
    private static final int HALF = 16;

    static String text(LimitKey key) {
        return HEX.toHexDigits(key.high()) + HEX.toHexDigits(key.low());
    }

    /**
     * The key that is written like this.
     *
     * @throws IllegalArgumentException if it is none
     */
    static LimitKey parse(String text) {
        if (text.length() != 2 * HALF) {
            throw new IllegalArgumentException("a key of lockouts is 32 hexadecimal digits");
        }
        return new LimitKey(
                HexFormat.fromHexDigitsToLong(text.substring(0, HALF)),
                HexFormat.fromHexDigitsToLong(text.substring(HALF)));
    }

    /** The list of failures of a key. */
    String failures(LimitKey key) {
        return redis.key("f:" + text(key));
    }

    /** The stream of locks and of what was cleared. */
    String news() {
        return redis.key("locks");
    }
}
