package gateway.redis.limit;

import static gateway.redis.limit.TestStores.keys;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.redis.server.RedisServer;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A02 (c): a bucket in Redis")
class A02RedisIT {

    @Test
    void countsWhatCameWithinASecond() {
        try (RedisServer server = RedisServer.start();
                LimitStore store = TestStores.node(server)) {
            LimitSet set =
                    store.prepare(List.of(TestStores.policy("a", "token-bucket", "max-requests=10", "refill-rate=10")));
            set.acquire(keys(1), new long[] {10});
            assertThat(set.acquire(keys(1), new long[] {10}).get(0).permitted()).isFalse();
            Traffic.pause(250);
            assertThat(set.acquire(keys(1), new long[] {2}).get(0).permitted()).isTrue();
        }
    }
}
