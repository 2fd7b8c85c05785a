package gateway.redis.connection;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.config.ValueType;
import io.lettuce.core.RedisURI;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * How Redis is reached. Immutable; what is printed of it is never a password.
 *
 * @param address the address as it is configured, with user and password
 * @param timeout how long a request waits for an answer
 * @param prefix what the names of all keys begin with, before a colon
 * @param required whether the gateway refuses to start without Redis
 */
public record RedisSettings(String address, Duration timeout, String prefix, boolean required) {
    private static final String URI = "redis.uri";
    private static final String TIMEOUT = "redis.timeout";
    private static final String PREFIX = "redis.prefix";
    private static final String REQUIRED = "redis.required";
    private static final String ADDRESSES =
            "redis://, rediss:// (TLS) or redis-sentinel:// with host and port, such as redis://user:password@host:6379/0";

    /**
     * Requires every value.
     *
     * @throws IllegalArgumentException if {@code address} or {@code prefix} is not one; names the setting, and no password
     */
    public RedisSettings {
        Objects.requireNonNull(timeout, "timeout");
        parsed(address);
        if (!prefix.matches("[A-Za-z0-9._{}-]{1,64}")) {
            throw new IllegalArgumentException(PREFIX + " is \"" + prefix
                    + "\", allowed are 1 to 64 of A-Z, a-z, 0-9, '.', '_', '-', '{' and '}'");
        }
    }

    /** {@return the settings that all stores in Redis share, named without {@code gateway.}} */
    public static List<Parameter> declared() {
        return List.of(
                Parameter.required(URI, new ValueType.Text("an address: " + ADDRESSES)),
                Parameter.defaulting(TIMEOUT, new ValueType.Span(Duration.ofMillis(1), Duration.ofMinutes(1)), "50ms"),
                Parameter.defaulting(PREFIX, new ValueType.Text("a name of 1 to 64 characters"), "gateway"),
                Parameter.defaulting(REQUIRED, ValueType.OneOf.of("true", "false"), "false"));
    }

    /**
     * {@return the settings out of configuration}
     *
     * @param values values of {@link #declared()}, and perhaps others
     * @throws IllegalArgumentException if one is not allowed; names it, the value unless it may contain a password, and
     *     what is allowed
     */
    public static RedisSettings of(Parameters values) {
        return new RedisSettings(
                values.text(URI),
                values.duration(TIMEOUT),
                values.text(PREFIX),
                values.text(REQUIRED).equals("true"));
    }

    /** A new one each time, since they can be changed. */
    RedisURI uri() {
        return parsed(address);
    }

    private static RedisURI parsed(String address) {
        try {
            RedisURI uri = RedisURI.create(address);
            if (uri.getSocket() == null) {
                return uri;
            }
        } catch (RuntimeException e) {
            // what it says may repeat the password
        }
        throw new IllegalArgumentException(URI + " is not an address; allowed is " + ADDRESSES);
    }

    /** {@return where Redis is, for people to read: hosts and ports alone} */
    public String place() {
        RedisURI uri = uri();
        return uri.getSentinels().isEmpty()
                ? uri.getHost() + ":" + uri.getPort()
                : uri.getSentinelMasterId() + " of "
                        + uri.getSentinels().stream()
                                .map(sentinel -> sentinel.getHost() + ":" + sentinel.getPort())
                                .collect(Collectors.joining(","));
    }

    @Override
    public String toString() {
        return "RedisSettings[" + place() + ", timeout=" + timeout + ", prefix=" + prefix + ", required=" + required
                + "]";
    }
}
