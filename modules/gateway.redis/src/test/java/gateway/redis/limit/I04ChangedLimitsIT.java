package gateway.redis.limit;

import static gateway.redis.limit.TestStores.keys;
import static gateway.redis.limit.TestStores.node;
import static gateway.redis.limit.TestStores.policy;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.redis.server.RedisServer;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("I04: a gateway that starts again with other limits, and the counts that Redis kept")
class I04ChangedLimitsIT {
    /** In a window that ends in no test. */
    private static final Policy FIVE = policy("tier", "fixed-window", "max-requests=5", "window=3653d");

    private static RedisServer server;

    @BeforeAll
    static void start() {
        server = RedisServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** How many of so many requests of a caller pass a gateway that has just started. */
    private static long passing(long caller, Policy policy, int requests) {
        try (LimitStore store = node(server)) {
            return IntStream.range(0, requests)
                    .mapToObj(i -> store.prepare(List.of(policy))
                            .acquire(keys(caller), new long[] {1})
                            .get(0))
                    .filter(Decision::permitted)
                    .count();
        }
    }

    @Test
    void unchangedOnesGoOn() {
        assertThat(passing(1, FIVE, 3)).isEqualTo(3);
        assertThat(passing(1, FIVE, 5)).isEqualTo(2);
    }

    @Test
    void anotherWindowBeginsAnew() {
        assertThat(passing(2, FIVE, 6)).isEqualTo(5);
        assertThat(passing(2, policy("tier", "fixed-window", "max-requests=5", "window=10s"), 1))
                .isEqualTo(1);
    }

    @Test
    void aHigherLimitKeepsWhatWasConsumed() {
        assertThat(passing(3, FIVE, 6)).isEqualTo(5);
        assertThat(passing(3, policy("tier", "fixed-window", "max-requests=100", "window=3653d"), 110))
                .isEqualTo(95);
    }

    @Test
    void anotherAlgorithmBeginsAnewWithoutAnError() {
        assertThat(passing(4, FIVE, 6)).isEqualTo(5);
        assertThat(passing(4, policy("tier", "sliding-window-log", "max-requests=5", "window=1h"), 6))
                .isEqualTo(5);
        assertThat(passing(4, policy("tier", "token-bucket", "max-requests=5", "refill-rate=5/1h"), 6))
                .isEqualTo(5);
        assertThat(passing(4, FIVE, 1)).as("the first one again").isZero();
    }
}
