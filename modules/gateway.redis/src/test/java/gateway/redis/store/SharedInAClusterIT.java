package gateway.redis.store;

import gateway.redis.analytics.SharedFigures;
import gateway.redis.connection.RedisAccess;
import gateway.redis.connection.RedisAccess.Cluster;
import gateway.redis.server.RedisCluster;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("In a cluster")
class SharedInAClusterIT {

    @ParameterizedTest
    @EnumSource(names = {"SPREAD", "ONE_SLOT"})
    void everythingIsShared(Cluster cluster) {
        RedisAccess access = new RedisAccess(cluster, RedisAccess.PLAIN.tls(), "");
        try (RedisCluster servers = RedisCluster.start()) {
            SharedState.use(access, servers.uri());
            SharedFigures.use(access, servers.uri());
        }
    }
}
