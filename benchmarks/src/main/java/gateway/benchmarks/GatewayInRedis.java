package gateway.benchmarks;

import gateway.api.limit.Decision;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.api.limit.Ticker;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Our limits in Redis, called as the gateway calls them: all limits of a request in one call. */
final class GatewayInRedis implements RedisContender {
    private final LimitStore store;
    private final LimitSet limits;
    private final Keys keys;
    private final long[] permits;

    GatewayInRedis(String uri, Keys keys, Policy... policies) {
        this.keys = keys;
        store = Gateway.store(
                "redis", Map.of("redis.uri", uri, "redis.timeout", "5s"), Ticker.startingAt(InstantSource.system()));
        limits = store.prepare(List.of(policies));
        permits = new long[policies.length];
        Arrays.fill(permits, 1);
    }

    @Override
    public boolean acquire(int key) {
        LimitKey[] each = new LimitKey[permits.length];
        Arrays.fill(each, keys.hashed(key));
        return limits.acquire(each, permits).stream().allMatch(Decision::permitted);
    }

    @Override
    public void close() {
        store.close();
    }
}
