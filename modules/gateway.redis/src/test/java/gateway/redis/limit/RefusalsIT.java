package gateway.redis.limit;

import static gateway.redis.limit.TestStores.CLOCK;
import static gateway.redis.limit.TestStores.await;
import static gateway.redis.limit.TestStores.keys;
import static gateway.redis.limit.TestStores.policy;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gateway.api.limit.Decision;
import gateway.api.limit.Decision.Rejected;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.StoreUnavailableException;
import gateway.redis.server.RedisServer;
import gateway.testkit.limit.MovableTicker;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Refusals that are remembered")
class RefusalsIT {
    private final RedisServer server = RedisServer.start();
    private final MovableTicker ticker = MovableTicker.standing();
    private final LimitStore store = TestStores.node(server, Duration.ofSeconds(5), ticker, 1);
    private final LimitSet set =
            store.prepare(List.of(policy("a", "token-bucket", "max-requests=1", "refill-rate=1/1h")));

    @AfterEach
    void close() {
        store.close();
        server.close();
    }

    @Test
    void costNoRoundTripUntilTheirTimeIsOver() {
        acquire(set);
        long retry = ((Rejected) acquire(set)).retryAfterNanos();
        server.kill();
        ticker.advanceNanos(1_000);
        assertThat(acquire(set)).isEqualTo(new Rejected(0, retry - 1_000, retry - 1_000));
        ticker.advanceNanos(retry - 1_001);
        assertThat(acquire(set)).isEqualTo(new Rejected(0, 1, 1));
        ticker.advanceNanos(1);
        assertThatThrownBy(() -> acquire(set)).as("asks Redis").isInstanceOf(StoreUnavailableException.class);
    }

    @Test
    void areForgottenOnEveryNodeByAReset() {
        try (LimitStore other = TestStores.node(server, Duration.ofSeconds(5), CLOCK, 1)) {
            LimitSet elsewhere = other.prepare(set.policies());
            acquire(set);
            assertThat(acquire(set).permitted()).isFalse();
            elsewhere.reset(keys(1));
            await(() -> acquire(set).permitted());
        }
    }

    @Test
    void areForgottenWhenRedisHasLostItsData() {
        acquire(set);
        assertThat(acquire(set).permitted()).isFalse();
        server.kill();
        server.restart();
        await(() -> acquire(set).permitted());
    }

    @Test
    void areOfOneSetSoThatAReloadForgetsThem() {
        acquire(set);
        assertThat(acquire(set).permitted()).isFalse();
        LimitSet reloaded = store.prepare(List.of(policy("a", "token-bucket", "max-requests=5", "refill-rate=1/1h")));
        assertThat(acquire(reloaded).permitted()).isTrue();
    }

    private static Decision acquire(LimitSet set) {
        return set.acquire(keys(1), new long[] {1}).get(0);
    }
}
