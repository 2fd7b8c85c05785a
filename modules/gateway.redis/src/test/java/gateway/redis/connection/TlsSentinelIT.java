package gateway.redis.connection;

import static gateway.redis.connection.TestRedis.answers;
import static gateway.redis.connection.TestRedis.await;
import static gateway.redis.connection.TestRedis.works;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.redis.connection.RedisAccess.Cluster;
import gateway.redis.server.Certificate;
import gateway.redis.server.Sentinels;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A connection by TLS to the primary that Sentinel names, which speaks TLS, too")
class TlsSentinelIT {
    @TempDir
    private Path folder;

    @Test
    void followsFailoversAndHearsWhatOthersTell() throws InterruptedException {
        Certificate certificate = Certificate.in(folder, "right");
        try (Sentinels sentinels = Sentinels.start(certificate);
                Redis redis = node(sentinels, certificate);
                Redis other = node(sentinels, certificate)) {
            sentinels.failOver();
            await(() -> works(() -> count(redis)) && works(() -> count(other)));
            CountDownLatch told = new CountDownLatch(1);
            other.changes().onChange("limits", told::countDown);
            redis.changes().announce("limits");
            assertThat(told.await(30, TimeUnit.SECONDS)).isTrue();
            sentinels.primary().kill();
            await(() -> !answers(redis));
            await(() -> works(() -> count(redis)));
            assertThat(String.valueOf(redis.ask(commands -> commands.role()).get(0)))
                    .isEqualTo("master");
        }
    }

    @Test
    void isNotMadeIfTheyShowAnotherCertificate() {
        try (Sentinels sentinels = Sentinels.start(Certificate.in(folder, "right"))) {
            Certificate wrong = Certificate.in(folder, "wrong");
            assertThatThrownBy(() -> node(sentinels, wrong))
                    .hasMessageContaining("do not trust each other")
                    .hasMessageNotContaining("watch");
        }
    }

    private static Redis node(Sentinels sentinels, Certificate trusted) {
        return TestRedis.node(new RedisSettings(
                sentinels.uri(),
                Duration.ofMillis(500),
                "gateway",
                true,
                new RedisAccess(Cluster.OFF, new TlsFiles(List.of(trusted.certificate()), List.of()), "watch")));
    }

    private static void count(Redis redis) {
        redis.ask(commands -> commands.incr("count"));
    }
}
