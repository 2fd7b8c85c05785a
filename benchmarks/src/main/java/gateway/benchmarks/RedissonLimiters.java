package gateway.benchmarks;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.redisson.Redisson;
import org.redisson.api.RRateLimiter;
import org.redisson.api.RateType;
import org.redisson.api.RedissonClient;
import org.redisson.config.Config;

/** Redisson's rate limiters, with one connection, limiters kept at hand. */
final class RedissonLimiters implements RedisContender {
    private static final long PERMITS = 1_000_000_000;

    private final RedissonClient client;
    private final List<RRateLimiter> limiters;

    RedissonLimiters(String uri, Keys keys) {
        Config config = new Config();
        config.useSingleServer().setAddress(uri).setConnectionPoolSize(1).setConnectionMinimumIdleSize(1);
        client = Redisson.create(config);
        limiters = IntStream.range(0, keys.count())
                .mapToObj(key -> limiter(keys.name(key)))
                .toList();
    }

    private RRateLimiter limiter(String name) {
        RRateLimiter limiter = client.getRateLimiter("r:" + name);
        limiter.trySetRate(RateType.OVERALL, PERMITS, Duration.ofSeconds(1));
        return limiter;
    }

    @Override
    public boolean acquire(int key) {
        return limiters.get(key).tryAcquire();
    }

    @Override
    public void close() {
        client.shutdown();
    }
}
