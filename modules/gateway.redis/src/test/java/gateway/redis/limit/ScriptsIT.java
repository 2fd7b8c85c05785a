package gateway.redis.limit;

import static gateway.redis.limit.TestStores.keys;
import static gateway.redis.limit.TestStores.policy;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.redis.connection.Redis;
import gateway.redis.connection.RedisSettings;
import gateway.redis.server.RedisServer;
import io.lettuce.core.ScriptOutputType;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Scripts of limits")
class ScriptsIT {
    private static RedisServer server;
    private static Redis redis;

    @BeforeAll
    static void start() {
        server = RedisServer.start();
        redis = Redis.open(new RedisSettings(server.uri(), Duration.ofSeconds(30), "scripts", true), TestStores.CLOCK);
    }

    @AfterAll
    static void stop() {
        redis.close();
        server.close();
    }

    @Test
    void multiplyAndDivideWithoutLoss() {
        String text = Script.common() + "\nlocal q, r = muldiv(tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]))"
                + "\nreturn {string.format('%.0f', q), string.format('%.0f', r)}";
        Random random = new Random(7);
        for (int i = 0; i < 3_000; i++) {
            long a = random.nextLong(1L << (1 + random.nextInt(49)));
            long m = 1 + random.nextLong(1L << (1 + random.nextInt(50)));
            long b = random.nextLong(1L << (1 + random.nextInt(49)));
            BigInteger[] exact =
                    BigInteger.valueOf(a).multiply(BigInteger.valueOf(b)).divideAndRemainder(BigInteger.valueOf(m));
            if (exact[0].bitLength() <= 53) {
                List<Object> found = redis.ask(commands -> commands.eval(
                        text,
                        ScriptOutputType.MULTI,
                        new String[0],
                        Long.toString(a),
                        Long.toString(b),
                        Long.toString(m)));
                assertThat(found).as("%d * %d / %d", a, b, m).containsExactly(exact[0].toString(), exact[1].toString());
            }
        }
    }

    static Stream<Policy> policies() {
        return Stream.of(
                policy("fixed", "fixed-window", "max-requests=5", "window=1h"),
                policy("counter", "sliding-window-counter", "max-requests=5", "window=1h"),
                policy("log", "sliding-window-log", "max-requests=5", "window=1h"),
                policy("smooth", "token-bucket", "max-requests=5", "refill-rate=3/7h"),
                policy("interval", "token-bucket", "max-requests=5", "refill-rate=3/7h", "refill=interval"),
                policy("meter", "leaky-bucket", "max-requests=5", "refill-rate=3/7h"),
                policy("huge", "fixed-window", "max-requests=9007199254740992", "window=1h"));
    }

    @ParameterizedTest
    @MethodSource("policies")
    void keepStatesJustAsLongAsTheyMatter(Policy policy) {
        redis.ask(commands -> commands.flushall());
        try (LimitStore store = TestStores.node(server)) {
            Decision decision = store.prepare(List.of(policy))
                    .acquire(keys(1), new long[] {2})
                    .get(0);
            List<String> names = redis.ask(commands -> commands.keys("test:l:*"));
            assertThat(names).hasSize(1);
            long left = redis.ask(commands -> commands.pttl(names.get(0)));
            long resetMillis = Duration.ofNanos(decision.resetAfterNanos()).toMillis();
            assertThat(left).as("ttl").isBetween(resetMillis - 30_000, resetMillis + 1);
            assertThat(names.get(0)).hasSize("test:l:".length() + 32);
        }
    }

    @Test
    void writeNothingForRequestsThatAreRefusedOrAskForNothing() {
        redis.ask(commands -> commands.flushall());
        try (LimitStore store = TestStores.node(server)) {
            for (Policy policy : policies().toList()) {
                store.prepare(List.of(policy)).acquire(keys(1), new long[] {0});
                store.prepare(List.of(policy, policy("one", "fixed-window", "max-requests=1", "window=1h")))
                        .acquire(keys(1, 1), new long[] {1, 2});
            }
        }
        List<String> written = redis.ask(commands -> commands.keys("test:l:*"));
        assertThat(written).isEmpty();
    }
}
