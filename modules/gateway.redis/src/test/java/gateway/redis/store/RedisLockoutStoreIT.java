package gateway.redis.store;

import gateway.api.limit.Ticker;
import gateway.api.lockout.LockoutStore;
import gateway.redis.connection.InMemory;
import gateway.redis.connection.Redis;
import gateway.redis.limit.ScriptTime;
import gateway.testkit.lockout.LockoutStoreContract;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Lockouts in Redis")
class RedisLockoutStoreIT extends SharedRedis implements LockoutStoreContract {
    private static final int ROOM = 1_000;

    @Override
    public LockoutStore open(Ticker ticker) {
        Redis redis = node.redis();
        redis.ask(commands -> commands.flushall());
        return new RedisLockoutStore(
                redis, ScriptTime.of(ticker), ticker, ROOM, InMemory.store(LockoutStore.class, Node.context(ticker)));
    }

    @Override
    public Duration resolution() {
        return Duration.ofNanos(1_000);
    }

    @Override
    public int flood() {
        return 2 * ROOM;
    }
}
