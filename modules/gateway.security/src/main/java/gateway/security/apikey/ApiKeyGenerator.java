package gateway.security.apikey;

import java.security.SecureRandom;
import java.util.HexFormat;

/** Makes up ids and secrets of API keys. Thread-safe. */
final class ApiKeyGenerator {
    private static final int ID_BYTES = 6;
    private static final int SECRET_BYTES = 16;

    private final SecureRandom random;

    ApiKeyGenerator(SecureRandom random) {
        this.random = random;
    }

    /** {@code key_} and 12 hexadecimal digits. */
    String id() {
        return "key_" + hex(ID_BYTES);
    }

    /** {@code gw_live_} and 32 hexadecimal digits. */
    String secret() {
        return "gw_live_" + hex(SECRET_BYTES);
    }

    private String hex(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
