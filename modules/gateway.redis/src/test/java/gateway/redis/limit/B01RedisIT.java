package gateway.redis.limit;

import static gateway.redis.limit.TestStores.keys;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.redis.server.RedisServer;
import gateway.testkit.limit.Crowd;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("B01 and B02: bursts of 64 threads, and nodes that share Redis")
class B01RedisIT {
    private static RedisServer server;

    @BeforeAll
    static void start() {
        server = RedisServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"fixed-window", "sliding-window-counter", "sliding-window-log", "token-bucket", "leaky-bucket"})
    void passExactlyTheLimitOfAKeyNobodyHasSeen(String algorithm) {
        try (LimitStore store = TestStores.node(server)) {
            LimitSet set = store.prepare(List.of(policy(algorithm, 100)));
            for (int round = 0; round < 3; round++) {
                long key = round;
                List<Decision> decisions = Crowd.of(
                                64,
                                member -> IntStream.range(0, member < 16 ? 7 : 6)
                                        .mapToObj(i -> set.acquire(keys(key), new long[] {1})
                                                .get(0))
                                        .toList())
                        .stream()
                        .flatMap(List::stream)
                        .toList();
                assertThat(decisions).hasSize(400);
                assertThat(decisions)
                        .filteredOn(Decision::permitted)
                        .extracting(Decision::remaining)
                        .containsExactlyInAnyOrderElementsOf(
                                LongStream.range(0, 100).boxed().toList());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"fixed-window", "sliding-window-counter", "sliding-window-log", "token-bucket", "leaky-bucket"})
    void passExactlyTheLimitOnTwoNodesInTurn(String algorithm) {
        try (LimitStore one = TestStores.node(server);
                LimitStore other = TestStores.node(server)) {
            List<LimitSet> sets = Stream.of(one, other)
                    .map(node -> node.prepare(List.of(policy(algorithm, 50))))
                    .toList();
            List<Boolean> passed = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                passed.add(sets.get(i % 2)
                        .acquire(keys(100), new long[] {1})
                        .get(0)
                        .permitted());
            }
            assertThat(passed.subList(0, 50)).containsOnly(true);
            assertThat(passed.subList(50, 200)).as("not in turn").containsOnly(false);
        }
    }

    /** A permit comes back later than the test takes. */
    private static Policy policy(String algorithm, int limit) {
        return TestStores.policy(algorithm + limit, algorithm, "max-requests=" + limit, "window=3653d");
    }
}
