package gateway.redis.limit;

import static gateway.redis.limit.TestStores.hourly;
import static gateway.redis.limit.TestStores.keys;
import static gateway.redis.limit.TestStores.policy;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision.Failed;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.redis.connection.RedisAccess.Cluster;
import gateway.redis.server.RedisCluster;
import gateway.redis.server.RedisServer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A slot that moves to another node of a cluster while traffic runs")
class MovedSlotIT {
    private static final int LIMIT = 2_000;

    private static RedisCluster cluster;

    @BeforeAll
    static void start() {
        cluster = RedisCluster.start();
    }

    @AfterAll
    static void stop() {
        cluster.close();
    }

    static Stream<Policy> policies() {
        return Stream.of(
                hourly("window", LIMIT),
                policy("bucket", "token-bucket", "max-requests=" + LIMIT, "refill-rate=1/1h"),
                policy("log", "sliding-window-log", "max-requests=" + LIMIT, "window=1h"),
                policy("stored", "fixed-window", "max-requests=" + LIMIT, "window=PT1H0.000000001S"));
    }

    @ParameterizedTest
    @MethodSource("policies")
    void countsNothingTwiceAndForgetsNothing(Policy policy) {
        try (LimitStore store =
                TestStores.node(cluster.uri(), Duration.ofSeconds(5), TestStores.cluster(Cluster.SPREAD))) {
            LimitSet set = store.prepare(List.of(policy));
            set.acquire(keys(1), new long[] {1});
            String key = cluster.nodes().stream()
                    .flatMap(node -> node.tell("KEYS *test*l:*").lines())
                    .filter(name -> !name.isEmpty())
                    .findFirst()
                    .orElseThrow();
            AtomicBoolean over = new AtomicBoolean();
            CompletableFuture<Long> passed = CompletableFuture.supplyAsync(() -> passing(set, over));
            RedisServer from = cluster.nodeOf(key);
            RedisServer to = cluster.nodes().stream()
                    .filter(node -> node != from)
                    .findFirst()
                    .orElseThrow();
            for (int i = 0; i < 5; i++) {
                cluster.move(cluster.slotOf(key), from, to);
                cluster.move(cluster.slotOf(key), to, from);
            }
            over.set(true);
            assertThat(passed.join()
                            + 1
                            + set.acquire(keys(1), new long[] {0}).get(0).remaining())
                    .isEqualTo(LIMIT);
            set.reset(keys(1));
        }
    }

    /** How many permits were got until the end, or the limit; a request about which nobody decided is an error here. */
    private static long passing(LimitSet set, AtomicBoolean over) {
        long passed = 0;
        while (!over.get()) {
            var decision = set.acquire(keys(1), new long[] {1}).get(0);
            assertThat(decision).isNotInstanceOf(Failed.class);
            passed += decision.permitted() ? 1 : 0;
        }
        return passed;
    }
}
