package gateway.redis.connection;

import io.lettuce.core.api.StatefulConnection;
import io.lettuce.core.cluster.api.async.RedisClusterAsyncCommands;
import io.lettuce.core.metrics.CommandLatencyRecorder;
import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import io.lettuce.core.resource.ClientResources;
import io.lettuce.core.resource.Delay;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

/** Makes connections to one Redis, or to all of a cluster. Thread-safe. */
interface Client extends AutoCloseable {
    /**
     * A connection for commands.
     *
     * @param commands how they are sent
     * @param connection what ends with it
     */
    record Connected(
            RedisClusterAsyncCommands<String, String> commands, StatefulConnection<String, String> connection) {}

    CompletionStage<Connected> connect();

    CompletionStage<? extends StatefulRedisPubSubConnection<String, String>> connectForMessages();

    /** Makes a new connection usable wherever a command may have to go. */
    default void warm(Connected connected) {
        // One Redis is connected to.
    }

    /** What tells the node of a key from others. */
    default String nodeOf(String key) {
        return "";
    }

    /** All nodes that have keys. */
    default Set<String> nodes() {
        return Set.of("");
    }

    /** A key on each node of a cluster, of which nobody knows whether it is there. */
    default Collection<String> keyOfEachNode() {
        return List.of();
    }

    @Override
    void close();

    /** What the connections of a client share. */
    static ClientResources resources() {
        return ClientResources.builder()
                .commandLatencyRecorder(CommandLatencyRecorder.disabled())
                .reconnectDelay(
                        Delay.exponential(Duration.ofMillis(50), Duration.ofSeconds(1), 2, TimeUnit.MILLISECONDS))
                .ioThreadPoolSize(2)
                .computationThreadPoolSize(2)
                .build();
    }

    static Client of(RedisSettings settings) {
        return settings.access().isCluster() ? new ClusterClient(settings) : new NodeClient(settings);
    }
}
