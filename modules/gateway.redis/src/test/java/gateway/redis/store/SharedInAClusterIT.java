package gateway.redis.store;

import gateway.redis.analytics.SharedFigures;
import gateway.redis.connection.RedisAccess;
import gateway.redis.connection.RedisAccess.Cluster;
import gateway.redis.server.RedisCluster;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("In one slot of a cluster")
class SharedInAClusterIT {
    private static final RedisAccess ONE_SLOT = new RedisAccess(Cluster.ONE_SLOT, RedisAccess.PLAIN.tls(), "");

    @Test
    void everythingIsShared() {
        try (RedisCluster cluster = RedisCluster.start()) {
            SharedState.use(ONE_SLOT, cluster.uri());
            SharedFigures.use(ONE_SLOT, cluster.uri());
        }
    }
}
