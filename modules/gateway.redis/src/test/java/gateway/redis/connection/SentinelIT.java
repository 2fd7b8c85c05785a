package gateway.redis.connection;

import static gateway.redis.connection.TestRedis.answers;
import static gateway.redis.connection.TestRedis.await;
import static gateway.redis.connection.TestRedis.works;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.redis.connection.RedisAccess.Cluster;
import gateway.redis.server.RedisServer;
import gateway.redis.server.Sentinels;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A connection to the primary that Sentinel names")
class SentinelIT {
    private final Sentinels sentinels = Sentinels.start();

    @AfterEach
    void close() {
        sentinels.close();
    }

    @Test
    void findsTheNextPrimaryAfterThisOneIsKilled() {
        try (Redis redis = node("watch")) {
            count(redis);
            sentinels.primary().kill();
            await(() -> !answers(redis));
            await(() -> works(() -> count(redis)));
            assertThat(role(redis)).isEqualTo("master");
        }
    }

    @Test
    void findsTheNextPrimaryWhileThisOneHangs() {
        try (Redis redis = node("watch")) {
            count(redis);
            RedisServer hanging = sentinels.primary();
            hanging.suspend();
            await(() -> works(() -> count(redis)));
            assertThat(role(redis)).isEqualTo("master");
            hanging.resume();
            assertThat(works(() -> count(redis))).isTrue();
        }
    }

    @Test
    void followsAFailoverAndHearsWhatOthersTell() throws InterruptedException {
        try (Redis redis = node("watch");
                Redis other = node("watch")) {
            sentinels.failOver();
            await(() -> works(() -> count(redis)));
            await(() -> works(() -> count(other)));
            CountDownLatch told = new CountDownLatch(1);
            other.changes().onChange("limits", told::countDown);
            redis.changes().announce("limits");
            assertThat(told.await(30, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void needsThePasswordOfTheSentinels() {
        assertThatThrownBy(() -> node("wrong"))
                .hasMessageContaining("main of 127.0.0.1:")
                .hasMessageContaining("gateway.redis.sentinel-password")
                .hasMessageNotContaining("wrong");
    }

    private Redis node(String password) {
        return TestRedis.node(new RedisSettings(
                sentinels.uri(),
                Duration.ofMillis(300),
                "gateway",
                true,
                new RedisAccess(Cluster.OFF, TlsFiles.NONE, password)));
    }

    private static void count(Redis redis) {
        redis.ask(commands -> commands.incr("count"));
    }

    private static String role(Redis redis) {
        return String.valueOf(redis.ask(commands -> commands.role()).get(0));
    }
}
