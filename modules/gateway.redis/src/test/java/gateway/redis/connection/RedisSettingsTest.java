package gateway.redis.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.config.Parameters;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Settings of Redis")
class RedisSettingsTest {

    @Test
    void haveDefaultsButForTheAddress() {
        RedisSettings settings = settings(Map.of("redis.uri", "redis://cache:6380"));
        assertThat(settings)
                .isEqualTo(new RedisSettings("redis://cache:6380", Duration.ofMillis(50), "gateway", false));
    }

    @Test
    void areNotPrintedWithThePassword() {
        RedisSettings settings = settings(Map.of("redis.uri", "rediss://ann:opensesame@cache:6380/3"));
        assertThat(settings.toString()).contains("cache:6380").doesNotContain("opensesame", "ann");
        assertThat(settings.place()).isEqualTo("cache:6380");
    }

    @Test
    void knowSentinels() {
        RedisSettings settings = settings(Map.of("redis.uri", "redis-sentinel://:secret@one:26379,two:26380/0#main"));
        assertThat(settings.place()).isEqualTo("main of one:26379,two:26380");
    }

    @Test
    void knowSomeNodesOfACluster() {
        RedisSettings settings =
                settings(Map.of("redis.uri", "redis://:opensesame@one:7000,two:7001", "redis.cluster", "one-slot"));
        assertThat(settings.place()).isEqualTo("one:7000,two:7001");
        assertThat(settings.toString()).contains("one-slot").doesNotContain("opensesame");
        assertThatThrownBy(() -> settings(
                        Map.of("redis.uri", "redis-sentinel://:opensesame@one#main", "redis.cluster", "one-slot")))
                .hasMessageStartingWith("redis.uri is not an address")
                .hasMessageNotContaining("opensesame");
    }

    @Test
    void doNotPrintThePasswordOfSentinels() {
        RedisSettings settings =
                settings(Map.of("redis.uri", "redis-sentinel://one#main", "redis.sentinel-password", "opensesame"));
        assertThat(settings.toString()).doesNotContain("opensesame");
    }

    @ParameterizedTest
    @ValueSource(strings = {"cache", "http://:opensesame@cache", "redis://:opensesame@", "redis-socket:///opensesame"})
    void refuseWhatIsNoAddressWithoutRepeatingIt(String uri) {
        assertThatThrownBy(() -> settings(Map.of("redis.uri", uri)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("redis.uri ")
                .hasMessageContaining("allowed is redis://")
                .hasMessageNotContaining("opensesame");
    }

    @Test
    void refusePrefixesThatDoNotFitIntoKeys() {
        assertThatThrownBy(() -> settings(Map.of("redis.uri", "redis://cache", "redis.prefix", "a b")))
                .hasMessageStartingWith("redis.prefix is \"a b\", allowed are");
    }

    private static RedisSettings settings(Map<String, String> texts) {
        return RedisSettings.of(Parameters.of(RedisSettings.declared(), texts));
    }
}
