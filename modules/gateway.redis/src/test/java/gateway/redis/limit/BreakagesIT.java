package gateway.redis.limit;

import static gateway.redis.limit.TestStores.hourly;
import static gateway.redis.limit.TestStores.keys;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.limit.Ticker;
import gateway.redis.connection.RedisAccess;
import gateway.redis.limit.Traffic.Outcome;
import gateway.redis.limit.Traffic.Seen;
import gateway.redis.server.Forwarder;
import gateway.redis.server.RedisServer;
import gateway.redis.server.Sentinels;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

@DisplayName("Callers whose Redis breaks while they go on")
class BreakagesIT {
    private static final long LIMIT = 1_000_000;
    private static final int TIMEOUT = 200;
    /** Until the breaker opens, and all callers have noticed. */
    private static final int UNTIL_OPEN = 5 + 4;
    /** As long as issues want it in a soak, else as long as is needed to see it. */
    private static final int SECONDS = Boolean.getBoolean("gateway.soak") ? 10 : 3;

    private final RedisServer server = RedisServer.start();
    private String name = "";

    @BeforeEach
    void name(TestInfo info) {
        name = info.getDisplayName();
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void waitForNobodyAfterItIsKilledAndCountAnew() {
        try (LimitStore store = node(server.uri())) {
            LimitSet set = set(store);
            Seen seen = seen(set, () -> {
                Traffic.pause(500);
                server.kill();
                Traffic.pause(SECONDS * 1_000L);
                server.restart();
                awaitAnswers(set);
                Traffic.pause(500);
            });
            assertThat(seen.count(Outcome.UNKNOWN)).isPositive();
            assertThat(seen.waited(TIMEOUT)).isLessThanOrEqualTo(UNTIL_OPEN + SECONDS);
            assertThat(remaining(set)).as("what was not saved is forgotten").isLessThan(LIMIT);
        }
    }

    @Test
    void waitOncePerSecondWhileItHangsAndGoOnWithWhatWasCounted() {
        try (LimitStore store = node(server.uri())) {
            LimitSet set = set(store);
            Seen seen = seen(set, () -> {
                Traffic.pause(500);
                server.suspend();
                Traffic.pause(SECONDS * 1_000L);
                server.resume();
                awaitAnswers(set);
                Traffic.pause(500);
            });
            assertThat(seen.waited(TIMEOUT)).isBetween(1L, (long) UNTIL_OPEN + SECONDS + 1);
            long spent = LIMIT - remaining(set);
            assertThat(spent)
                    .as("at most what was sent to it while it did not answer")
                    .isBetween(seen.count(Outcome.PERMITTED), seen.count(Outcome.PERMITTED) + UNTIL_OPEN + SECONDS + 1);
        }
    }

    @Test
    void seeAFailoverOfSentinelAsAnInterruption() {
        try (Sentinels sentinels = Sentinels.start();
                LimitStore store = TestStores.node(
                        sentinels.uri(),
                        Duration.ofMillis(TIMEOUT),
                        new RedisAccess(RedisAccess.Cluster.OFF, RedisAccess.PLAIN.tls(), "watch"))) {
            LimitSet set = set(store);
            Seen told = seen(set, () -> {
                Traffic.pause(500);
                sentinels.failOver();
                awaitAnswers(set);
                Traffic.pause(500);
            });
            assertThat(told.count(Outcome.PERMITTED)).isPositive();
            Seen killed = seen(set, () -> {
                sentinels.primary().kill();
                TestStores.await(() -> !answers(set));
                awaitAnswers(set);
                Traffic.pause(500);
            });
            assertThat(killed.waited(TIMEOUT)).isLessThanOrEqualTo(UNTIL_OPEN + 30);
        }
    }

    @Test
    void noticeNothingOfFlushes() {
        try (LimitStore store = node(server.uri())) {
            LimitSet set = set(store);
            Seen seen = seen(
                    set,
                    () -> Stream.of("SCRIPT FLUSH", "FLUSHALL", "SCRIPT FLUSH").forEach(command -> {
                        Traffic.pause(300);
                        server.tell(command);
                        Traffic.pause(300);
                    }));
            assertThat(seen.count(Outcome.UNKNOWN)).isZero();
            assertThat(LIMIT - remaining(set)).as("since FLUSHALL").isLessThan(seen.count(Outcome.PERMITTED));
        }
    }

    @Test
    void spendNothingWhileItIsFull() {
        try (LimitStore store = node(server.uri())) {
            LimitSet set = set(store);
            Seen seen = seen(set, () -> {
                Traffic.pause(300);
                server.tell("CONFIG SET maxmemory 1");
                Traffic.pause(1_000);
                server.tell("CONFIG SET maxmemory 0");
                awaitAnswers(set);
            });
            assertThat(seen.count(Outcome.UNKNOWN)).isPositive();
            assertThat(LIMIT - remaining(set)).isEqualTo(seen.count(Outcome.PERMITTED));
        }
    }

    @Test
    void shareOneLimitWithANodeWhoseClockIsTenMinutesAhead() {
        Ticker ahead =
                () -> TestStores.CLOCK.epochNanos() + Duration.ofMinutes(10).toNanos();
        try (LimitStore store = node(server.uri());
                LimitStore other = TestStores.node(server, Duration.ofSeconds(30), ahead, 1)) {
            for (String algorithm : List.of("fixed-window", "sliding-window-counter", "sliding-window-log")) {
                List<LimitSet> sets = Stream.of(store, other)
                        .map(node -> node.prepare(
                                List.of(TestStores.policy(algorithm, algorithm, "max-requests=50", "window=3653d"))))
                        .toList();
                long passed = Stream.iterate(0, i -> i + 1)
                        .limit(200)
                        .filter(i -> sets.get(i % 2)
                                .acquire(keys(1), new long[] {1})
                                .get(0)
                                .permitted())
                        .count();
                assertThat(passed).as(algorithm).isEqualTo(50);
            }
        }
    }

    @Test
    void areAnsweredAfterTheTimeoutIfEachReplyComesTooLate() {
        try (Forwarder slow = Forwarder.to(server);
                LimitStore hasty = node(slow.uri());
                LimitStore patient = TestStores.node(slow.uri(), Duration.ofSeconds(10))) {
            slow.delay(Duration.ofMillis(TIMEOUT + 100));
            Seen seen = seen(set(hasty), () -> Traffic.pause(SECONDS * 1_000L));
            assertThat(seen.count(Outcome.PERMITTED)).isZero();
            assertThat(seen.waited(TIMEOUT)).isBetween(1L, (long) UNTIL_OPEN + SECONDS + 1);
            Seen right = seen(set(patient), () -> Traffic.pause(SECONDS * 1_000L));
            assertThat(right.count(Outcome.UNKNOWN)).isZero();
            slow.delay(Duration.ZERO);
            awaitAnswers(set(hasty));
        }
    }

    @Test
    void areAnsweredWhenConnectionsAreSilentOrReset() {
        try (Forwarder between = Forwarder.to(server);
                LimitStore store = node(between.uri())) {
            LimitSet set = set(store);
            Seen silent = seen(set, () -> {
                between.silence(true);
                Traffic.pause(SECONDS * 1_000L);
                between.silence(false);
                between.reset();
                awaitAnswers(set);
            });
            assertThat(silent.waited(TIMEOUT)).isBetween(1L, (long) UNTIL_OPEN + SECONDS + 1);
            Seen reset = seen(set, () -> {
                for (int i = 0; i < 10; i++) {
                    Traffic.pause(100);
                    between.reset();
                }
                awaitAnswers(set);
            });
            assertThat(reset.count(Outcome.PERMITTED)).isPositive();
        }
    }

    private Seen seen(LimitSet set, Runnable breakage) {
        Seen seen = Traffic.during(set, breakage);
        System.out.println(name + " " + seen);
        return seen;
    }

    private static LimitStore node(String uri) {
        return TestStores.node(uri, Duration.ofMillis(TIMEOUT));
    }

    private static LimitSet set(LimitStore store) {
        return store.prepare(List.of(hourly("a", LIMIT)));
    }

    private static void awaitAnswers(LimitSet set) {
        TestStores.await(() -> answers(set));
    }

    private static boolean answers(LimitSet set) {
        try {
            return set.acquire(keys(2), new long[] {0}).get(0).permitted();
        } catch (StoreUnavailableException e) {
            return false;
        }
    }

    private static long remaining(LimitSet set) {
        return set.acquire(keys(1), new long[] {0}).get(0).remaining();
    }
}
