package gateway.redis.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.limit.LimitKey;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.lockout.LockoutRule;
import gateway.api.lockout.LockoutStore;
import gateway.redis.connection.InMemory;
import gateway.redis.limit.ScriptTime;
import gateway.redis.server.RedisServer;
import gateway.testkit.limit.Crowd;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Failed attempts at two nodes")
class SharedLockoutsIT extends SharedRedis {
    private static final Duration A_SECOND = Duration.ofSeconds(1);
    private static final LimitKey KEY = new LimitKey(1, 2);
    private static final LockoutRule RULE =
            new LockoutRule(10, Duration.ofMinutes(1), Duration.ofMinutes(1), Duration.ofHours(1));

    private Node another;

    @BeforeEach
    void openAnother() {
        another = Node.of(server);
    }

    @AfterEach
    void closeAnother() {
        another.close();
    }

    private static LockoutStore open(Node node) {
        return node.open(redis -> new RedisLockoutStore(
                redis,
                ScriptTime.ofServer(),
                Node.CLOCK,
                1_000,
                InMemory.store(LockoutStore.class, Node.context(Node.CLOCK))));
    }

    @Test
    void areCountedTogether() {
        LockoutStore here = open(node);
        LockoutStore there = open(another);
        List<Duration> answers = Crowd.of(32, member -> (member % 2 == 0 ? here : there).fail(KEY, RULE));
        assertThat(answers).filteredOn(Duration::isZero).hasSize(10);
        Node.await(A_SECOND, () -> isLocked(here) && isLocked(there));
        assertThat(here.lockedFor(KEY)).isBetween(Duration.ofSeconds(30), Duration.ofMinutes(1));
        assertThat(there.lockedFor(KEY)).isBetween(Duration.ofSeconds(30), Duration.ofMinutes(1));
    }

    @Test
    void areForgivenByBoth() {
        LockoutStore here = open(node);
        LockoutStore there = open(another);
        lock(here);
        Node.await(A_SECOND, () -> isLocked(there));
        there.clear(KEY);
        Node.await(A_SECOND, () -> !isLocked(here));
        assertThat(here.fail(KEY, RULE)).isZero();
    }

    @Test
    void lockAlsoANodeThatStartsLater() {
        lock(open(node));
        assertThat(isLocked(open(another))).isTrue();
    }

    @Test
    void areFoundOutByFailingWhereALockIsNotKnownYet() {
        LockoutStore there = open(another);
        lock(open(node));
        assertThat(there.fail(KEY, RULE)).isPositive();
        assertThat(isLocked(there)).isTrue();
    }

    @Test
    void areCountedByEachAloneWhileRedisIsGone() {
        try (RedisServer mortal = RedisServer.start();
                Node lonely = Node.patient(mortal.uri(), Duration.ofMillis(200))) {
            LockoutStore store = open(lonely);
            IntStream.range(0, 9).forEach(i -> store.fail(KEY, RULE));
            mortal.kill();
            IntStream.range(0, 10)
                    .forEach(i -> assertThat(store.fail(KEY, RULE)).isZero());
            assertThat(store.fail(KEY, RULE)).isPositive();
            assertThat(isLocked(store)).isTrue();
        }
    }

    @Test
    void ofAnotherVersionAreLeftAsTheyAre() {
        byHand("RPUSH", "test:f:00000000000000010000000000000002", "2 what may be");
        LockoutStore store = open(node);
        assertThat(store.fail(KEY, RULE)).as("this node counts alone").isZero();
        assertThatThrownBy(() -> byHand("SET", "test:f:00000000000000010000000000000002", "x", "NX", "GET"))
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessageContaining("WRONGTYPE");
    }

    private static void lock(LockoutStore store) {
        IntStream.range(0, 10).forEach(i -> assertThat(store.fail(KEY, RULE)).isZero());
    }

    private static boolean isLocked(LockoutStore store) {
        return !store.lockedFor(KEY).isZero();
    }
}
