package gateway.redis.connection;

import io.lettuce.core.RedisFuture;
import io.lettuce.core.RedisURI;
import io.lettuce.core.cluster.ClusterClientOptions;
import io.lettuce.core.cluster.ClusterTopologyRefreshOptions;
import io.lettuce.core.cluster.RedisClusterClient;
import io.lettuce.core.cluster.SlotHash;
import io.lettuce.core.cluster.models.partitions.RedisClusterNode;
import io.lettuce.core.codec.StringCodec;
import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import io.lettuce.core.resource.ClientResources;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;

/** Connects to a cluster: to each node of it that is needed, wherever slots and primaries move. */
final class ClusterClient implements Client {
    /** How long it takes at most until it is noticed that there are other nodes; that slots have moved is told at once. */
    private static final Duration LOOKS_EVERY = Duration.ofSeconds(5);

    private static final int ATTEMPTS = 20;
    private static final Duration PAUSE = Duration.ofMillis(20);
    private static final int MOST_KEYS = 1_000;

    private final String prefix;
    private final ClientResources resources = Client.resources();
    private final RedisClusterClient client;

    ClusterClient(RedisSettings settings) {
        prefix = settings.prefix();
        List<RedisURI> uris = settings.uris();
        uris.forEach(uri -> uri.setTimeout(Options.CONNECT_TIMEOUT));
        client = RedisClusterClient.create(resources, uris);
        ClusterClientOptions.Builder options = ClusterClientOptions.builder();
        Options.in(options, settings.access().tls());
        client.setOptions(options.topologyRefreshOptions(refresh()).build());
    }

    private static ClusterTopologyRefreshOptions refresh() {
        return ClusterTopologyRefreshOptions.builder()
                .adaptiveRefreshTriggersTimeout(Duration.ofMillis(500))
                .refreshTriggersReconnectAttempts(1)
                .enablePeriodicRefresh(LOOKS_EVERY)
                .build();
    }

    @Override
    public CompletionStage<Connected> connect() {
        return client.refreshPartitionsAsync()
                .thenCompose(seen -> client.connectAsync(StringCodec.UTF8))
                .thenApply(made -> new Connected(made.async(), made));
    }

    @Override
    public CompletionStage<? extends StatefulRedisPubSubConnection<String, String>> connectForMessages() {
        return client.connectPubSubAsync(StringCodec.UTF8);
    }

    /** Connects to all primaries, since until a node is connected to, Lettuce refuses what is to be sent there. */
    @Override
    public void warm(Connected connected) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            List<RedisFuture<Long>> answers = keyOfEachNode().stream()
                    .map(key -> connected.commands().exists(key))
                    .toList();
            if (answers.stream().allMatch(ClusterClient::succeeds)) {
                return;
            }
            LockSupport.parkNanos(PAUSE.toNanos());
        }
    }

    @Override
    public Collection<String> keyOfEachNode() {
        Map<String, String> keys = new HashMap<>();
        int primaries = nodes().size();
        for (int i = 0; keys.size() < primaries && i < MOST_KEYS; i++) {
            String key = prefix + ":" + i;
            keys.putIfAbsent(nodeOf(key), key);
        }
        return keys.values();
    }

    @Override
    public String nodeOf(String key) {
        RedisClusterNode node = client.getPartitions().getPartitionBySlot(SlotHash.getSlot(key));
        return node == null ? "" : node.getNodeId();
    }

    @Override
    public Set<String> nodes() {
        return client.getPartitions().stream()
                .filter(node -> !node.getSlots().isEmpty())
                .map(RedisClusterNode::getNodeId)
                .collect(Collectors.toSet());
    }

    private static boolean succeeds(RedisFuture<Long> answer) {
        try {
            return answer.await(PAUSE.toMillis(), TimeUnit.MILLISECONDS) && answer.getError() == null;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    @Override
    public void close() {
        client.shutdown(0, Options.CONNECT_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
        Object unused = resources.shutdown(0, Options.CONNECT_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
    }
}
