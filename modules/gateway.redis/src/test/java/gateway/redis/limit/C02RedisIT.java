package gateway.redis.limit;

import static gateway.redis.limit.TestStores.hourly;
import static gateway.redis.limit.TestStores.keys;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.StoreUnavailableException;
import gateway.redis.limit.Traffic.Outcome;
import gateway.redis.limit.Traffic.Seen;
import gateway.redis.server.RedisServer;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("C02: scripts that Redis has lost")
class C02RedisIT {
    private static final long LIMIT = 100_000;

    @Test
    void areSentAgainAndTheCountGoesOn() {
        try (RedisServer server = RedisServer.start("--appendonly", "yes", "--appendfsync", "always");
                LimitStore store = TestStores.node(server.uri(), Duration.ofSeconds(5))) {
            LimitSet set = store.prepare(List.of(hourly("a", LIMIT)));
            Seen flushed = Traffic.during(set, () -> {
                Traffic.pause(200);
                server.tell("SCRIPT FLUSH");
                Traffic.pause(200);
            });
            assertThat(flushed.count(Outcome.UNKNOWN)).isZero();
            assertThat(spent(set)).isEqualTo(flushed.count(Outcome.PERMITTED));
            server.tell("CLIENT KILL TYPE normal");
            TestStores.await(() -> answers(set));
            long before = spent(set);
            server.kill();
            server.restart();
            TestStores.await(() -> answers(set));
            assertThat(spent(set)).as("data kept, scripts gone").isEqualTo(before);
        }
    }

    private static boolean answers(LimitSet set) {
        try {
            return set.acquire(keys(2), new long[] {0}).get(0).permitted();
        } catch (StoreUnavailableException e) {
            return false;
        }
    }

    private static long spent(LimitSet set) {
        return LIMIT - set.acquire(keys(1), new long[] {0}).get(0).remaining();
    }
}
