package gateway.redis.limit;

import static gateway.redis.limit.TestStores.keys;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.redis.connection.RedisAccess.Cluster;
import gateway.redis.server.RedisCluster;
import gateway.redis.server.RedisServer;
import gateway.testkit.limit.Crowd;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Nodes with one Redis")
class NodesIT {
    private final RedisServer server = RedisServer.start();

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void giveExactlyTheLimitTogetherWhateverTheAlgorithm() throws IOException {
        assertThat(got(server.uri(), Cluster.OFF)).containsOnly(NodeProcess.LIMIT);
    }

    @Test
    void giveExactlyTheLimitTogetherOnACluster() throws IOException {
        try (RedisCluster cluster = RedisCluster.start()) {
            assertThat(got(cluster.uri(), Cluster.SPREAD)).containsOnly(NodeProcess.LIMIT);
        }
    }

    private static long[] got(String uri, Cluster cluster) throws IOException {
        List<Process> nodes = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            nodes.add(new ProcessBuilder(Jvm.command(NodeProcess.class, uri, cluster.name()))
                    .redirectError(Redirect.INHERIT)
                    .start());
        }
        long[] got = new long[NodeProcess.POLICIES.size()];
        for (Process node : nodes) {
            List<Long> counts = counts(node);
            Arrays.setAll(got, i -> got[i] + counts.get(i));
        }
        return got;
    }

    private static List<Long> counts(Process node) throws IOException {
        try (var output = node.inputReader()) {
            List<String> lines =
                    output.lines().filter(line -> line.startsWith("got ")).toList();
            assertThat(lines).hasSize(1);
            return Stream.of(lines.get(0).split(" ")).skip(1).map(Long::valueOf).toList();
        }
    }

    @Test
    void chargeSeveralLimitsForExactlyWhatPassed() {
        List<LimitStore> stores =
                Stream.generate(() -> TestStores.node(server)).limit(4).toList();
        try {
            List<LimitSet> sets = stores.stream()
                    .map(store ->
                            store.prepare(List.of(TestStores.hourly("each", 200), TestStores.hourly("global", 500))))
                    .toList();
            // Four keys of 200 and 500 for all: the global limit decides.
            List<Long> passed = Crowd.of(8, member -> passed(sets.get(member % 4), member / 2));
            assertThat(passed.stream().mapToLong(Long::longValue).sum()).isEqualTo(500);
            long left = Stream.of(0L, 1L, 2L, 3L)
                    .mapToLong(key -> remaining(sets.get(0), key).get(0))
                    .sum();
            assertThat(left).as("what the keys have left").isEqualTo(4 * 200 - 500);
            assertThat(remaining(sets.get(3), 0).get(1)).isZero();
        } finally {
            stores.forEach(LimitStore::close);
        }
    }

    private static long passed(LimitSet set, long key) {
        long passed = 0;
        for (int i = 0; i < 150; i++) {
            boolean passes =
                    set.acquire(keys(key, -1), new long[] {1, 1}).stream().allMatch(Decision::permitted);
            passed += passes ? 1 : 0;
        }
        return passed;
    }

    private static List<Long> remaining(LimitSet set, long key) {
        return set.acquire(keys(key, -1), new long[] {0, 0}).stream()
                .map(Decision::remaining)
                .toList();
    }
}
