package gateway.redis.limit;

import static gateway.redis.limit.TestStores.keys;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Ticker;
import gateway.redis.server.RedisServer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A06: very long windows in Redis")
class A06RedisIT {
    private static RedisServer server;

    @BeforeAll
    static void start() {
        server = RedisServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    static Stream<Arguments> windows() {
        return Stream.of("fixed-window", "sliding-window-counter", "sliding-window-log", "token-bucket", "leaky-bucket")
                .flatMap(algorithm -> Stream.of(30, 365, 3_650).map(days -> Arguments.of(algorithm, days)));
    }

    @ParameterizedTest
    @MethodSource("windows")
    void lastAsLongAsTheyAreSaidTo(String algorithm, int days) {
        Duration window = Duration.ofDays(days);
        // The beginning of a window of each length.
        AtomicLong now = new AtomicLong(Duration.ofDays(3_650 * 5L).toNanos());
        Ticker ticker = now::get;
        try (LimitStore store = TestStores.empty(server, ticker)) {
            LimitSet set =
                    store.prepare(List.of(TestStores.policy("a", algorithm, "max-requests=5", "window=" + days + "d")));
            set.acquire(keys(1), new long[] {5});
            long ttl = Long.parseLong(server.tell("PTTL " + server.tell("KEYS test:l:*")));
            assertThat(ttl).isBetween(1L, window.multipliedBy(2).toMillis() + 1);
            now.addAndGet(window.dividedBy(6).toNanos());
            assertThat(set.acquire(keys(1), new long[] {5}).get(0))
                    .isInstanceOfSatisfying(
                            Rejected.class,
                            rejected -> assertThat(rejected.retryAfterNanos())
                                    .isBetween(1L, window.multipliedBy(2).toNanos()));
            now.addAndGet(window.multipliedBy(2).toNanos());
            assertThat(set.acquire(keys(1), new long[] {5}).get(0).permitted()).isTrue();
        }
    }
}
