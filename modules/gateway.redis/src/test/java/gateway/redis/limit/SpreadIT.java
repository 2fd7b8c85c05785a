package gateway.redis.limit;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.api.limit.Ticker;
import gateway.redis.connection.RedisAccess.Cluster;
import gateway.redis.server.RedisCluster;
import gateway.testkit.limit.LimitStoreContract;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("Limits all over a cluster")
class SpreadIT implements LimitStoreContract {
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
        return TestStores.empty(cluster.uri(), TestStores.cluster(Cluster.SPREAD), ticker);
    }

    /** Between two nodes, what is given back was spent for a moment; so nobody looks in between here. */
    @Override
    @TestFactory
    public Stream<DynamicTest> aRejectedRequestIsInvisibleToOthers() {
        return Stream.of("fixed-window", "sliding-window-counter", "sliding-window-log", "token-bucket", "leaky-bucket")
                .map(algorithm ->
                        DynamicTest.dynamicTest("afterwards, by " + algorithm, () -> leavesNothing(algorithm)));
    }

    private void leavesNothing(String algorithm) {
        try (LimitStore store = open(TestStores.CLOCK)) {
            Policy narrow = TestStores.policy("narrow", algorithm, "max-requests=5", "window=1h");
            Policy broad = TestStores.hourly("broad", 3);
            LimitSet set = store.prepare(List.of(narrow, broad));
            set.acquire(TestStores.keys(1, 1), new long[] {1, 2});
            for (int i = 0; i < 20; i++) {
                List<Decision> refused = set.acquire(TestStores.keys(i, 1), new long[] {1, 2});
                assertThat(refused).extracting(Decision::remaining).containsExactly(i == 1 ? 4L : 5L, 1L);
            }
        }
    }

    @Override
    public Duration resolution() {
        return Duration.ofNanos(1_000);
    }
}
