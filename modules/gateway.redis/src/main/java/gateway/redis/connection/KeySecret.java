package gateway.redis.connection;

import gateway.api.limit.LimitKeyHasher.Secret;
import gateway.api.limit.StoreUnavailableException;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The secret by which all nodes make the same keys. It lies in Redis: whoever comes first puts its own there, and the
 * others take that over. If it is gone (FLUSHALL), it is put back; if it has become another, that holds.
 *
 * <p>Text: the version of this format, a space, and 32 hexadecimal digits.
 */
final class KeySecret {
    private static final Pattern TEXT = Pattern.compile("1 ([0-9a-f]{16})([0-9a-f]{16})");
    private static final HexFormat HEX = HexFormat.of();

    private KeySecret() {}

    static String text(Secret secret) {
        return "1 " + HEX.toHexDigits(secret.k0()) + HEX.toHexDigits(secret.k1());
    }

    /**
     * The secret of a text.
     *
     * @throws StoreUnavailableException if somebody else wrote it; it is not repeated
     */
    static Secret parse(String key, String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw new StoreUnavailableException(
                    "the value of " + key + " in Redis is not a secret of this version of the"
                            + " gateway; allowed is 1, a space and 32 hexadecimal digits. Choose another gateway.redis.prefix");
        }
        return new Secret(
                HexFormat.fromHexDigitsToLong(matcher.group(1)), HexFormat.fromHexDigitsToLong(matcher.group(2)));
    }
}
