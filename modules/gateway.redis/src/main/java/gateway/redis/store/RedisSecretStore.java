package gateway.redis.store;

import gateway.api.limit.StoreUnavailableException;
import gateway.api.store.SecretStore;
import gateway.api.store.StoreHealth;
import gateway.redis.connection.Redis;
import io.lettuce.core.SetArgs;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Generated secrets that all nodes share: of several nodes that make one at once, one is first. Text: the version of this
 * format, a space, and 64 hexadecimal digits. Thread-safe.
 */
final class RedisSecretStore implements SecretStore {
    private static final Pattern TEXT = Pattern.compile("1 ([0-9a-f]{64})");

    private final Redis redis;
    private final Asking asking;
    private final SecureRandom random;

    RedisSecretStore(Redis redis, SecureRandom random) {
        this.redis = redis;
        this.random = random;
        asking = new Asking(redis);
    }

    @Override
    public StoreHealth health() {
        return redis.health();
    }

    @Override
    public String secret(String name) {
        String key = redis.key("secret:" + name);
        if (asking.about(key, commands -> commands.exists(key)) == 0) {
            asking.about(key, commands -> commands.set(key, generated(), SetArgs.Builder.nx()));
        }
        String text = asking.about(key, commands -> commands.get(key));
        Matcher matcher = TEXT.matcher(text == null ? "" : text);
        if (!matcher.matches()) {
            throw new StoreUnavailableException(
                    "the value of " + key + " in Redis is not a secret of this version of the gateway, and is left as"
                            + " it is; allowed is 1, a space and 64 hexadecimal digits. Put it back from a backup, or"
                            + " remove it to have a new one made");
        }
        return matcher.group(1);
    }

    private String generated() {
        byte[] bytes = new byte[SecretStore.BYTES];
        random.nextBytes(bytes);
        return "1 " + HexFormat.of().formatHex(bytes);
    }

    @Override
    public void close() {
        redis.close();
    }
}
