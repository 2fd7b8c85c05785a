package gateway.redis.limit;

import static gateway.redis.limit.TestStores.CLOCK;
import static gateway.redis.limit.TestStores.await;
import static gateway.redis.limit.TestStores.failing;
import static gateway.redis.limit.TestStores.hourly;
import static gateway.redis.limit.TestStores.keys;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Failed;
import gateway.api.limit.Decision.Permitted;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.api.limit.Policy.OnFailure;
import gateway.api.limit.StoreUnavailableException;
import gateway.redis.server.RedisServer;
import io.lettuce.core.ClientOptions;
import io.lettuce.core.MaintNotificationsConfig;
import io.lettuce.core.RedisClient;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.api.sync.RedisCommands;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Limits in a Redis that breaks")
class BrokenRedisIT {
    private final RedisServer server = RedisServer.start();
    private final LimitStore store = TestStores.node(server, Duration.ofMillis(500), CLOCK, 1);
    private final LimitSet set = store.prepare(List.of(hourly("a", 3), hourly("b", 9)));

    @AfterEach
    void close() {
        store.close();
        server.close();
    }

    @Test
    void goOnAfterScriptFlush() {
        acquire(1);
        administer(redis -> redis.scriptFlush());
        assertThat(acquire(1)).containsExactly(1L, 7L);
    }

    @Test
    void beginAnewAfterFlushall() {
        acquire(3);
        administer(redis -> redis.flushall());
        assertThat(acquire(1)).containsExactly(2L, 8L);
    }

    @Test
    void areUnknownWhileRedisHangsAndGoOnWithWhatWasCounted() {
        acquire(1);
        server.suspend();
        assertThatThrownBy(() -> acquire(1))
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessageContaining("did not answer within 500 ms");
        server.resume();
        await(() -> answers());
        // What was under way counted, if Redis saw it: at most what was asked for.
        assertThat(acquire(0).get(0)).isBetween(1L, 2L);
    }

    @Test
    void areUnknownWhileRedisIsGoneAndBeginAnewByThemselves() {
        acquire(1);
        server.kill();
        await(() -> !answers());
        server.restart();
        await(this::answers);
        assertThat(acquire(1)).containsExactly(2L, 8L);
    }

    @Test
    void areAskedForByNobodyWhileTheBreakerIsOpen() {
        server.kill();
        await(() -> problem().contains("is not asked for the moment"));
        assertThat(problem()).contains("since Redis at 127.0.0.1:" + server.port());
    }

    @Test
    void areNotCountedWhenMemoryIsFull() {
        acquire(1);
        administer(redis -> redis.configSet("maxmemory", "1"));
        assertThat(problem()).contains("is full: it has reached its maxmemory");
        administer(redis -> redis.configSet("maxmemory", "0"));
        await(this::answers);
        assertThat(acquire(1)).as("after nothing was counted in between").containsExactly(1L, 7L);
    }

    @Test
    void areUnknownOnAReplica() {
        administer(redis -> redis.replicaof("127.0.0.1", 1));
        assertThat(problem()).contains("is a replica, which takes no writes");
    }

    @Test
    void leaveAloneWhatIsOfAnotherType() {
        acquire(1);
        String key = keyOf("a");
        administer(redis -> redis.del(key));
        administer(redis -> redis.rpush(key, "mine"));
        assertOnlyTheFirstFails("WRONGTYPE");
        assertThat(list(key)).containsExactly("mine");
    }

    @Test
    void leaveAloneStatesOfAnotherVersion() {
        acquire(1);
        String key = keyOf("a");
        administer(redis -> redis.set(key, "2:0:0"));
        assertOnlyTheFirstFails("not a state of this version");
        String left = administer(redis -> redis.get(key));
        assertThat(left).isEqualTo("2:0:0");
    }

    @Test
    void leaveAloneALogOfSomebodyElse() {
        LimitSet log =
                store.prepare(List.of(TestStores.policy("log", "sliding-window-log", "max-requests=5", "window=1h")));
        log.acquire(keys(1), new long[] {1});
        String key = keyOf("sliding", redis -> redis.keys("test:l:*"));
        administer(redis -> redis.del(key));
        administer(redis -> redis.rpush(key, "mine"));
        assertThat(log.acquire(keys(1), new long[] {1}).get(0)).isInstanceOf(Failed.class);
        assertThat(list(key)).containsExactly("mine");
    }

    @Test
    void refuseTheRequestIfThePolicyIsClosed() {
        LimitSet closed = store.prepare(List.of(failing(OnFailure.CLOSED, hourly("a", 3)), hourly("b", 9)));
        acquire(1);
        administer(redis -> redis.set(keyOf("a"), "2:0:0"));
        List<Decision> decisions = closed.acquire(keys(1, 1), new long[] {1, 1});
        assertThat(decisions.get(0)).isInstanceOf(Failed.class);
        assertThat(decisions.get(1).remaining()).as("nothing is spent").isEqualTo(8);
        server.kill();
        assertThatThrownBy(() -> closed.acquire(keys(1, 1), new long[] {1, 1}))
                .isInstanceOf(StoreUnavailableException.class);
    }

    @Test
    void areDecidedByAShareInMemoryIfThePolicyIsLocal() {
        try (LimitStore sharing = TestStores.node(server, Duration.ofMillis(500), CLOCK, 4)) {
            Policy local = failing(OnFailure.LOCAL, hourly("local", 10));
            LimitSet limits = sharing.prepare(List.of(local, hourly("open", 1)));
            assertThat(limits.acquire(keys(1, 1), new long[] {1, 1}).get(0).remaining())
                    .isEqualTo(9);
            server.kill();
            await(() -> limits.acquire(keys(2, 2), new long[] {0, 0}).get(1) instanceof Failed);
            assertThat(passing(limits, local, 1)).as("a quarter of 10").isEqualTo(2);
            server.restart();
            await(() -> limits.acquire(keys(3, 3), new long[] {0, 0}).get(1) instanceof Permitted);
            assertThat(limits.acquire(keys(1, 1), new long[] {1, 1}).get(0).remaining())
                    .isEqualTo(9);
        }
    }

    private static long passing(LimitSet limits, Policy policy, long key) {
        LimitKey[] keys = keys(key, key);
        long passed = 0;
        while (policy.passes(limits.acquire(keys, new long[] {1, 1}).get(0))) {
            passed++;
        }
        return passed;
    }

    private void assertOnlyTheFirstFails(String reason) {
        List<Decision> decisions = set.acquire(keys(1, 1), new long[] {1, 1});
        assertThat(decisions.get(0))
                .isInstanceOfSatisfying(
                        Failed.class,
                        failed -> assertThat(failed.cause())
                                .hasMessageContaining("policy a")
                                .hasMessageContaining("left alone")
                                .hasMessageContaining(reason));
        assertThat(decisions.get(1).remaining()).as("the other is charged").isEqualTo(7);
    }

    /** The key of the policy that has less than others: 3 permits an hour. */
    private String keyOf(String policy) {
        LimitSet alone = store.prepare(List.of(hourly(policy, 3)));
        List<String> before = administer(redis -> redis.keys("test:l:*"));
        alone.reset(keys(1));
        List<String> after = administer(redis -> redis.keys("test:l:*"));
        alone.acquire(keys(1), new long[] {1});
        return before.stream().filter(key -> !after.contains(key)).findFirst().orElseThrow();
    }

    private String keyOf(String hint, Function<RedisCommands<String, String>, List<String>> search) {
        List<String> found = administer(search);
        assertThat(found).as(hint).hasSize(1);
        return found.get(0);
    }

    private List<Long> acquire(long permits) {
        return set.acquire(keys(1, 1), new long[] {permits, permits}).stream()
                .map(Decision::remaining)
                .toList();
    }

    private boolean answers() {
        return problem().isEmpty();
    }

    /** Why Redis cannot be asked; empty if it can. */
    private String problem() {
        try {
            set.acquire(keys(2, 2), new long[] {1, 1});
            set.reset(keys(2, 2));
            return "";
        } catch (StoreUnavailableException e) {
            return e.getMessage();
        }
    }

    private List<String> list(String key) {
        return administer(redis -> redis.lrange(key, 0, -1));
    }

    private <T> T administer(Function<RedisCommands<String, String>, T> command) {
        RedisClient client = RedisClient.create(server.uri());
        client.setOptions(ClientOptions.builder()
                .maintNotificationsConfig(MaintNotificationsConfig.disabled())
                .build());
        try (StatefulRedisConnection<String, String> connection = client.connect()) {
            return command.apply(connection.sync());
        } finally {
            client.shutdown();
        }
    }
}
