package gateway.redis.limit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.config.Parameters;
import gateway.api.limit.LimitStoreProvider;
import gateway.redis.server.RedisServer;
import gateway.testkit.limit.LimitStoreProviderContract;
import gateway.testkit.limit.MovableTicker;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The provider of limits in Redis")
class RedisLimitStoreProviderIT implements LimitStoreProviderContract {
    private static RedisServer server;

    @BeforeAll
    static void start() {
        server = RedisServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Override
    public LimitStoreProvider provider() {
        return new RedisLimitStoreProvider();
    }

    @Override
    public Map<String, String> validSettings() {
        return Map.of("redis.uri", server.uri(), "redis.local-share", "1/4", "redis.required", "true");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "2", "1/0", "1/1001", "25%", "1/4/4"})
    void refusesWhatIsNoShare(String share) {
        Parameters settings =
                Parameters.of(provider().settings(), Map.of("redis.uri", server.uri(), "redis.local-share", share));
        assertThatThrownBy(() -> provider().open(settings, MovableTicker.standing()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("redis.local-share is \"" + share + "\", allowed is 1 or 1/<n>");
    }
}
