package gateway.redis.limit;

import static gateway.redis.limit.TestStores.hourly;
import static gateway.redis.limit.TestStores.policy;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitKeyHasher;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.redis.connection.RedisAccess.Cluster;
import gateway.redis.server.RedisCluster;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("C03: stacked limits of 200 keys on a cluster, whatever the keys are called")
class C03ClusterIT {
    private static final int EACH = 5;
    private static final List<String> UNUSUAL =
            List.of("a{b", "}{", "{}", "", "x".repeat(300), "a b c", "\u00fc\u4e2d\ud83d\ude00", "{a}b", "{a}c", "a");

    private static RedisCluster cluster;

    @BeforeAll
    static void start() {
        cluster = RedisCluster.start();
    }

    @AfterAll
    static void stop() {
        cluster.close();
    }

    @ParameterizedTest
    @EnumSource(
            value = Cluster.class,
            names = {"SPREAD", "ONE_SLOT"})
    void giveEachExactlyItsLimitAndLeaveNoErrorBehind(Cluster kind) {
        try (LimitStore store = TestStores.empty(cluster.uri(), TestStores.cluster(kind), TestStores.CLOCK)) {
            LimitSet set = store.prepare(List.of(
                    hourly("key", EACH),
                    policy("address", "token-bucket", "max-requests=" + EACH, "refill-rate=1/1h"),
                    policy("slow", "leaky-bucket", "max-requests=" + EACH, "refill-rate=1/1h"),
                    policy("log", "sliding-window-log", "max-requests=" + EACH, "window=1h"),
                    policy("counter", "sliding-window-counter", "max-requests=100000", "window=1h"),
                    hourly("global", 100_000)));
            LimitKeyHasher hasher = store.hasher(new SecureRandom());
            LimitKey all = hasher.key("global");
            for (String name : names()) {
                LimitKey key = hasher.key(name);
                LimitKey[] keys = {key, key, key, key, all, all};
                assertThat(passed(set, keys)).as(name).isEqualTo(EACH);
            }
            LimitKey other = hasher.key("nobody");
            assertThat(set.acquire(new LimitKey[] {other, other, other, other, all, all}, new long[6]))
                    .extracting(Decision::remaining)
                    .endsWith(100_000L - 200 * EACH, 100_000L - 200 * EACH);
        }
    }

    private static List<String> names() {
        return Stream.concat(
                        UNUSUAL.stream(),
                        IntStream.range(0, 200 - UNUSUAL.size()).mapToObj(i -> "key-" + i))
                .toList();
    }

    private static long passed(LimitSet set, LimitKey[] keys) {
        long[] permits = new long[keys.length];
        Arrays.fill(permits, 1);
        return IntStream.range(0, EACH + 1)
                .filter(i -> set.acquire(keys, permits).stream().allMatch(Decision::permitted))
                .count();
    }
}
