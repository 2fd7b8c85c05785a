package gateway.redis.limit;

import static gateway.redis.limit.TestStores.hourly;
import static gateway.redis.limit.TestStores.keys;
import static gateway.redis.limit.TestStores.policy;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.StoreUnavailableException;
import gateway.redis.server.RedisServer;
import gateway.testkit.limit.Crowd;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Requests that are combined into one call")
class CombinerIT {
    private static final int THREADS = 32;
    private static final int EACH = 50;

    private final RedisServer server = RedisServer.start();
    private final LimitStore store = TestStores.node(server);

    @AfterEach
    void close() {
        store.close();
        server.close();
    }

    @Test
    void getTheirOwnDecisionsWhateverTheirLimitsAre() {
        LimitSet one = store.prepare(List.of(hourly("one", 7), hourly("all", 10_000)));
        LimitSet two = store.prepare(List.of(
                policy("two", "token-bucket", "max-requests=9", "refill-rate=1/1h"),
                policy("three", "sliding-window-log", "max-requests=11", "window=1h"),
                hourly("all", 10_000)));
        List<Long> passed = Crowd.of(
                THREADS, member -> member % 2 == 0 ? passed(one, member, -1) : passed(two, member, member, -1));
        for (int member = 0; member < THREADS; member++) {
            assertThat(passed.get(member)).isEqualTo(member % 2 == 0 ? 7 : 9);
        }
        assertThat(one.acquire(keys(0, -1), new long[] {0, 0}))
                .extracting(Decision::remaining)
                .containsExactly(0L, 10_000L - THREADS / 2 * (7 + 9));
        assertThat(two.acquire(keys(1, 1, -1), new long[] {0, 0, 0}))
                .extracting(Decision::remaining)
                .containsExactly(0L, 2L, 10_000L - THREADS / 2 * (7 + 9));
    }

    private static long passed(LimitSet set, long... numbers) {
        long[] permits = IntStream.range(0, numbers.length).mapToLong(i -> 1).toArray();
        return IntStream.range(0, EACH)
                .filter(i -> set.acquire(keys(numbers), permits).stream().allMatch(Decision::permitted))
                .count();
    }

    @Test
    void areFewerCallsThanRequests() {
        LimitSet set = store.prepare(List.of(hourly("many", 1_000_000)));
        Crowd.of(THREADS, member -> passed(set, member));
        String calls = TestStores.info(server, "commandstats")
                .lines()
                .filter(line -> line.startsWith("cmdstat_evalsha:"))
                .findFirst()
                .orElseThrow();
        long number = Long.parseLong(calls.replaceAll(".*calls=([0-9]+),.*", "$1"));
        assertThat(number).isLessThan(THREADS * EACH);
    }

    /** As if somebody had put another command in place of the one that runs scripts. */
    @Test
    @Timeout(20)
    void areNotLeftWaitingIfTheAnswerIsNoneOfOurs() {
        try (RedisServer strange =
                        RedisServer.start("--rename-command", "EVALSHA", "", "--rename-command", "DEL", "EVALSHA");
                LimitStore node = TestStores.node(strange)) {
            LimitSet set = node.prepare(List.of(hourly("closed", 7)));
            List<Throwable> problems =
                    Crowd.of(THREADS, member -> catchThrowable(() -> set.acquire(keys(member), new long[] {1})));
            assertThat(problems)
                    .allSatisfy(problem -> assertThat(problem)
                            .isInstanceOf(StoreUnavailableException.class)
                            .hasMessageContaining("values in place of"));
        }
    }
}
