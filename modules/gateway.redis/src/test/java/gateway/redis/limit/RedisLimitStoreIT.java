package gateway.redis.limit;

import gateway.api.limit.LimitStore;
import gateway.api.limit.Ticker;
import gateway.redis.server.RedisServer;
import gateway.testkit.limit.LimitStoreContract;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Limits in Redis")
class RedisLimitStoreIT implements LimitStoreContract {
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
    public LimitStore open(Ticker ticker) {
        return TestStores.empty(server, ticker);
    }

    @Override
    public Duration resolution() {
        return Duration.ofNanos(1_000);
    }
}
