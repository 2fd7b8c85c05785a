package gateway.redis.limit;

import gateway.api.limit.LimitStore;
import gateway.api.limit.Ticker;
import gateway.redis.connection.RedisAccess.Cluster;
import gateway.redis.server.RedisCluster;
import gateway.testkit.limit.LimitStoreContract;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Limits in one slot of a cluster")
class OneSlotIT implements LimitStoreContract {
    private static RedisCluster cluster;

    @BeforeAll
    static void start() {
        cluster = RedisCluster.start();
    }

    @AfterAll
    static void stop() {
        cluster.close();
    }

    @Override
    public LimitStore open(Ticker ticker) {
        return TestStores.empty(cluster.uri(), TestStores.cluster(Cluster.ONE_SLOT), ticker);
    }

    @Override
    public Duration resolution() {
        return Duration.ofNanos(1_000);
    }
}
