package gateway.redis.connection;

import static gateway.redis.connection.TestRedis.answers;
import static gateway.redis.connection.TestRedis.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.config.Parameters;
import gateway.redis.server.Certificate;
import gateway.redis.server.RedisServer;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A connection to Redis by TLS")
class TlsIT {
    private static final String[] ANN = {
        "--user", "ann", "on", ">secret", "~*", "&*", "+@all", "--tls-auth-clients", "no"
    };

    @TempDir
    static Path folder;

    private static Certificate right;
    private static Certificate wrong;

    @BeforeAll
    static void issue() {
        right = Certificate.in(folder, "right");
        wrong = Certificate.in(folder, "wrong");
    }

    @Test
    void isMadeByAUserWhoTrustsTheCertificate() {
        try (RedisServer server = RedisServer.start(right, ANN);
                Redis redis = TestRedis.node(settings(server, "ann:secret@", Map.of("redis.tls-ca", pem(right))))) {
            assertThat(redis.<String>ask(commands -> commands.aclWhoami())).isEqualTo("ann");
            redis.changes().announce("limits");
        }
    }

    @Test
    void comesBackByItself() {
        try (RedisServer server = RedisServer.start(right, ANN);
                Redis redis = TestRedis.node(settings(server, "ann:secret@", Map.of("redis.tls-ca", pem(right))))) {
            server.kill();
            await(() -> !answers(redis));
            server.restart();
            await(() -> answers(redis));
        }
    }

    @Test
    void isNotMadeToAServerWithAnotherCertificate() {
        try (RedisServer server = RedisServer.start(right, ANN)) {
            RedisSettings other = settings(server, "ann:secret@", Map.of("redis.tls-ca", pem(wrong)));
            assertThatThrownBy(() -> TestRedis.node(other))
                    .hasMessageContaining("do not trust each other")
                    .hasMessageContaining("gateway.redis.tls-ca")
                    .hasMessageNotContaining("secret");
            RedisSettings none = settings(server, "ann:secret@", Map.of());
            assertThatThrownBy(() -> TestRedis.node(none)).hasMessageContaining("do not trust each other");
        }
    }

    @Test
    void isMadeToAServerThatWantsACertificateOfUs() {
        try (RedisServer server = RedisServer.start(right)) {
            Map<String, String> own = Map.of(
                    "redis.tls-ca", pem(right),
                    "redis.tls-certificate", pem(right),
                    "redis.tls-key", right.key().toString());
            try (Redis redis = TestRedis.node(settings(server, "", own))) {
                assertThat(answers(redis)).isTrue();
            }
            RedisSettings none = settings(server, "", Map.of("redis.tls-ca", pem(right)));
            assertThatThrownBy(() -> TestRedis.node(none)).hasMessageContaining("gateway.redis.tls-certificate");
        }
    }

    @Test
    void isRefusedInConfigurationIfAFileIsMissing() {
        assertThatThrownBy(() -> settings("rediss://cache", Map.of("redis.tls-ca", "/no/such/file")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("redis.tls-ca")
                .hasMessageContaining("/no/such/file");
        assertThatThrownBy(() -> settings("rediss://cache", Map.of("redis.tls-certificate", pem(right))))
                .hasMessageContaining("redis.tls-certificate and redis.tls-key go together");
    }

    private static String pem(Certificate certificate) {
        return certificate.certificate().toString();
    }

    private static RedisSettings settings(RedisServer server, String user, Map<String, String> files) {
        return settings(server.uri().replace("//", "//" + user), files);
    }

    private static RedisSettings settings(String uri, Map<String, String> files) {
        Map<String, String> texts = new TreeMap<>(files);
        texts.putAll(Map.of("redis.uri", uri, "redis.timeout", "500ms", "redis.required", "true"));
        return RedisSettings.of(Parameters.of(RedisSettings.declared(), texts));
    }
}
