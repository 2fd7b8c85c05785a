package gateway.redis.connection;

import gateway.api.config.Parameter;
import gateway.api.config.Parameters;
import gateway.api.config.ValueType;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * What there is to say about the way to Redis beyond its address. Immutable; what is printed of it is no password.
 *
 * @param cluster whether the address is that of a cluster, and how keys lie in it
 * @param tls whom to trust, and who we are, where the address asks for TLS
 * @param sentinelPassword the password of the sentinels; empty if they have none. That of the address is for Redis alone
 */
public record RedisAccess(Cluster cluster, TlsFiles tls, String sentinelPassword) {
    /** To one Redis, with what the JVM trusts. */
    public static final RedisAccess PLAIN = new RedisAccess(Cluster.OFF, TlsFiles.NONE, "");

    private static final String CLUSTER = "redis.cluster";
    private static final String SENTINEL_PASSWORD = "redis.sentinel-password";

    /** Whether Redis is a cluster, and where keys are in it. */
    public enum Cluster {
        /** One Redis, perhaps found by Sentinel. */
        OFF,
        /** A cluster, over which keys of limits are spread: each is where its name puts it. */
        SPREAD,
        /** A cluster, in one slot of which all keys are, so that one script decides about all limits of a request. */
        ONE_SLOT;

        private String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** Requires every value. */
    public RedisAccess {
        Objects.requireNonNull(cluster, "cluster");
        Objects.requireNonNull(tls, "tls");
        Objects.requireNonNull(sentinelPassword, "sentinelPassword");
    }

    static List<Parameter> declared() {
        return List.of(
                Parameter.defaulting(
                        CLUSTER,
                        ValueType.OneOf.of(Cluster.OFF.word(), Cluster.SPREAD.word(), Cluster.ONE_SLOT.word()),
                        Cluster.OFF.word()),
                Parameter.optional(SENTINEL_PASSWORD, new ValueType.Text("a password")));
    }

    static RedisAccess of(Parameters values) {
        String word = values.text(CLUSTER);
        Cluster cluster = List.of(Cluster.values()).stream()
                .filter(one -> one.word().equals(word))
                .findFirst()
                .orElseThrow();
        return new RedisAccess(
                cluster, TlsFiles.of(values), values.has(SENTINEL_PASSWORD) ? values.text(SENTINEL_PASSWORD) : "");
    }

    boolean isCluster() {
        return cluster != Cluster.OFF;
    }

    @Override
    public String toString() {
        return "RedisAccess[cluster=" + cluster.word() + ", tls=" + tls + "]";
    }
}
