package gateway.redis.limit;

import static gateway.redis.limit.TestStores.hourly;
import static gateway.redis.limit.TestStores.keys;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.StoreUnavailableException;
import gateway.redis.connection.RedisAccess;
import gateway.redis.connection.RedisAccess.Cluster;
import gateway.redis.connection.TlsFiles;
import gateway.redis.server.Certificate;
import gateway.redis.server.RedisCluster;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Limits in a cluster by TLS")
class TlsClusterIT {
    private static final int LIMIT = 5;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(names = {"SPREAD", "ONE_SLOT"})
    void areExactOnTwoNodesAndGoOnAfterANodeOfTheClusterWasGone(Cluster kind) {
        Certificate certificate = Certificate.in(folder, "cluster");
        RedisAccess access = new RedisAccess(kind, new TlsFiles(List.of(certificate.certificate()), List.of()), "");
        try (RedisCluster cluster = RedisCluster.start(certificate);
                LimitStore one = TestStores.node(cluster.uri(), Duration.ofSeconds(5), access);
                LimitStore other = TestStores.node(cluster.uri(), Duration.ofSeconds(5), access)) {
            List<LimitSet> sets = List.of(set(one), set(other));
            assertThat(LongStream.range(0, 50)).allMatch(key -> passed(sets, key) == LIMIT);
            cluster.nodes().get(0).kill();
            cluster.nodes().get(0).restart();
            TestStores.await(() -> LongStream.range(100, 110).allMatch(key -> answers(sets.get(0), key)));
        }
    }

    private static LimitSet set(LimitStore store) {
        return store.prepare(List.of(hourly("narrow", LIMIT), hourly("global", 100_000)));
    }

    private static long passed(List<LimitSet> sets, long key) {
        return IntStream.range(0, 2 * LIMIT)
                .filter(i -> sets.get(i % 2).acquire(keys(key, 0), new long[] {1, 1}).stream()
                        .allMatch(Decision::permitted))
                .count();
    }

    private static boolean answers(LimitSet set, long key) {
        try {
            return set.acquire(keys(key, 0), new long[] {0, 0}).stream().allMatch(Decision.Permitted.class::isInstance);
        } catch (StoreUnavailableException e) {
            return false;
        }
    }
}
