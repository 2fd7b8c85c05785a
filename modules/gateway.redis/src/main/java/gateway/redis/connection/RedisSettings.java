package gateway.redis.connection;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.config.ValueType;
import io.lettuce.core.RedisURI;
import io.lettuce.core.cluster.RedisClusterURIUtil;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How Redis is reached. Immutable; what is printed of it is never a password.
 *
 * @param address the address as it is configured, with user and password
 * @param timeout how long a request waits for an answer
 * @param prefix what the names of all keys begin with, before a colon
 * @param required whether the gateway refuses to start without Redis
 * @param access what else there is to say about the way to it
 */
public record RedisSettings(String address, Duration timeout, String prefix, boolean required, RedisAccess access) {
    private static final String ADDRESS = "redis.uri";
    private static final String TIMEOUT = "redis.timeout";
    private static final String PREFIX = "redis.prefix";
    private static final String REQUIRED = "redis.required";
    private static final String ADDRESSES =
            "redis:// or rediss:// (TLS), or redis-sentinel:// or rediss-sentinel://, with host and port,"
                    + " such as redis://user:password@host:6379/0";

    private static final String CLUSTER_ADDRESSES =
            "redis:// or rediss:// (TLS) with hosts and ports, such as redis://user:password@one:6379,two:6379";

    /**
     * Requires every value.
     *
     * @throws IllegalArgumentException if {@code address} or {@code prefix} is not one; names the setting, and no password
     */
    public RedisSettings {
        Objects.requireNonNull(timeout, "timeout");
        Objects.requireNonNull(access, "access");
        parsed(address, access);
        if (!prefix.matches("[A-Za-z0-9._{}-]{1,64}")) {
            throw new IllegalArgumentException(PREFIX + " is \"" + prefix
                    + "\", allowed are 1 to 64 of A-Z, a-z, 0-9, '.', '_', '-', '{' and '}'");
        }
    }

    /**
     * Settings of one Redis about which its address says everything.
     *
     * @param address the address
     * @param timeout how long a request waits for an answer
     * @param prefix what the names of all keys begin with
     * @param required whether the gateway refuses to start without Redis
     * @throws IllegalArgumentException if {@code address} or {@code prefix} is not one
     */
    public RedisSettings(String address, Duration timeout, String prefix, boolean required) {
        this(address, timeout, prefix, required, RedisAccess.PLAIN);
    }

    /** {@return the settings that all stores in Redis share, named without {@code gateway.}} */
    public static List<Parameter> declared() {
        return Stream.of(own(), RedisAccess.declared(), TlsFiles.declared())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Parameter> own() {
        return List.of(
                Parameter.required(ADDRESS, new ValueType.Text("an address: " + ADDRESSES)),
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
                values.text(ADDRESS),
                values.duration(TIMEOUT),
                values.text(PREFIX),
                values.text(REQUIRED).equals("true"),
                RedisAccess.of(values));
    }

    /** One address, or each of a cluster that is known beforehand; new ones each time, since they can be changed. */
    List<RedisURI> uris() {
        return parsed(address, access);
    }

    private static List<RedisURI> parsed(String address, RedisAccess access) {
        try {
            List<RedisURI> uris = access.isCluster()
                    ? RedisClusterURIUtil.toRedisURIs(URI.create(address))
                    : List.of(RedisURI.create(address));
            boolean allowed = uris.stream()
                    .allMatch(uri -> uri.getSocket() == null && !(access.isCluster() && uri.getHost() == null));
            if (allowed) {
                uris.forEach(uri -> addSentinelPassword(uri, access));
                return uris;
            }
        } catch (RuntimeException e) {
            // what it says may repeat the password
        }
        throw new IllegalArgumentException(
                ADDRESS + " is not an address; allowed is " + (access.isCluster() ? CLUSTER_ADDRESSES : ADDRESSES));
    }

    private static void addSentinelPassword(RedisURI uri, RedisAccess access) {
        if (!access.sentinelPassword().isEmpty()) {
            uri.getSentinels().forEach(sentinel -> sentinel.setAuthentication(access.sentinelPassword()));
        }
    }

    /** {@return where Redis is, for people to read: hosts and ports alone} */
    public String place() {
        return uris().stream().map(RedisSettings::place).collect(Collectors.joining(","));
    }

    private static String place(RedisURI uri) {
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
                + ", " + access + "]";
    }
}
