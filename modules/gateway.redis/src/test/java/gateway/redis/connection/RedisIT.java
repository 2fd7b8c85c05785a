package gateway.redis.connection;

import static gateway.redis.connection.TestRedis.TICKER;
import static gateway.redis.connection.TestRedis.answers;
import static gateway.redis.connection.TestRedis.await;
import static gateway.redis.connection.TestRedis.ping;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.limit.LimitKeyHasher.Secret;
import gateway.api.limit.StoreUnavailableException;
import gateway.redis.server.Forwarder;
import gateway.redis.server.RedisServer;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The connection to Redis")
class RedisIT {
    private final RedisServer server = RedisServer.start();

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void isOneForEqualSettings() {
        try (Redis one = open("gateway");
                Redis other = open("gateway");
                Redis another = open("another")) {
            assertThat(other).isSameAs(one).isNotSameAs(another);
        }
        try (Redis later = open("gateway")) {
            assertThat(ping(later)).isEqualTo("PONG");
        }
    }

    @Test
    void knowsOneSecretOnEveryNode() {
        try (Redis one = node();
                Redis other = node()) {
            Secret secret = one.secret();
            assertThat(other.secret()).isEqualTo(secret);
            one.ask(commands -> commands.flushall());
            one.agree();
            other.agree();
            assertThat(one.secret()).as("after FLUSHALL").isEqualTo(secret);
            assertThat(other.secret()).isEqualTo(secret);
        }
    }

    @Test
    void leavesASecretOfSomebodyElseAlone() {
        try (Redis redis = node()) {
            redis.ask(commands -> commands.set("gateway:secret", "2 other"));
            assertThatThrownBy(redis::agree)
                    .isInstanceOf(StoreUnavailableException.class)
                    .hasMessageContaining("gateway:secret")
                    .hasMessageNotContaining("2 other");
            assertThatThrownBy(() -> ping(redis)).isInstanceOf(StoreUnavailableException.class);
        }
    }

    @Test
    void tellsEveryNodeOfAChange() throws InterruptedException {
        try (Redis one = node();
                Redis other = node()) {
            CountDownLatch told = new CountDownLatch(2);
            one.changes().onChange("limits", told::countDown);
            other.changes().onChange("limits", told::countDown);
            other.changes().onChange("keys", () -> told.countDown());
            one.changes().announce("limits");
            assertThat(told.await(30, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void failsWithinTheTimeoutAndRecoversByItself() {
        try (Redis redis = node()) {
            server.suspend();
            assertThatThrownBy(() -> ping(redis))
                    .isInstanceOf(StoreUnavailableException.class)
                    .hasMessage("Redis at 127.0.0.1:" + server.port() + " did not answer within 200 ms");
            server.resume();
            await(() -> answers(redis));
            server.kill();
            await(() -> !answers(redis));
            server.restart();
            await(() -> answers(redis));
        }
    }

    @Test
    void waitsAsLongAsTheTimeoutAllows() {
        try (Forwarder late = Forwarder.to(server);
                Redis redis = TestRedis.node(new RedisSettings(late.uri(), Duration.ofSeconds(20), "gateway", true))) {
            late.delay(Options.CONNECT_TIMEOUT.plusMillis(500));
            assertThat(ping(redis)).isEqualTo("PONG");
        }
    }

    @Test
    void startsWithoutRedisUnlessItIsRequired() {
        server.kill();
        try (Redis redis = node()) {
            assertThat(redis.isAnswering()).isFalse();
            assertThatThrownBy(() -> ping(redis))
                    .hasMessageContaining("127.0.0.1:" + server.port() + " cannot be reached");
            server.restart();
            await(() -> answers(redis));
        }
        server.kill();
        RedisSettings required = new RedisSettings(server.uri(), Duration.ofMillis(200), "gateway", true);
        assertThatThrownBy(() -> Redis.open(required, TICKER))
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessageContaining("cannot be reached");
        server.restart();
    }

    @Test
    void saysThatThePasswordIsWrongWithoutRepeatingIt() {
        try (RedisServer locked = RedisServer.start("--requirepass", "right")) {
            RedisSettings wrong = new RedisSettings(
                    "redis://:opensesame@127.0.0.1:" + locked.port(), Duration.ofMillis(200), "gateway", true);
            assertThatThrownBy(() -> Redis.open(wrong, TICKER))
                    .hasMessageContaining("does not accept user and password of gateway.redis.uri")
                    .hasMessageNotContaining("opensesame");
            RedisSettings none = new RedisSettings(locked.uri(), Duration.ofMillis(200), "gateway", true);
            assertThatThrownBy(() -> Redis.open(none, TICKER)).hasMessageContaining("wants a password");
            RedisSettings right = new RedisSettings(
                    "redis://:right@127.0.0.1:" + locked.port(), Duration.ofMillis(200), "gateway", true);
            try (Redis redis = Redis.open(right, TICKER)) {
                assertThat(ping(redis)).isEqualTo("PONG");
            }
        }
    }

    private Redis open(String prefix) {
        return Redis.open(new RedisSettings(server.uri(), Duration.ofMillis(200), prefix, false), TICKER);
    }

    /** One that shares nothing with others in this process. */
    private Redis node() {
        return TestRedis.node(new RedisSettings(server.uri(), Duration.ofMillis(200), "gateway", false));
    }
}
