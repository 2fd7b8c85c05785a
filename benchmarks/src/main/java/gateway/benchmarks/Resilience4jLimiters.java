package gateway.benchmarks;

import io.github.resilience4j.ratelimiter.RateLimiterConfig;
import io.github.resilience4j.ratelimiter.RateLimiterRegistry;
import java.time.Duration;
import org.openjdk.jmh.infra.Blackhole;

/** Resilience4j's limiters, which count in cycles, in its registry, which finds them by name. */
final class Resilience4jLimiters implements Contender {
    private final RateLimiterRegistry registry;
    private final Keys keys;

    Resilience4jLimiters(Load load, Keys keys) {
        this.keys = keys;
        this.registry = RateLimiterRegistry.of(RateLimiterConfig.custom()
                .limitForPeriod((int) Math.min(load.permits(), Integer.MAX_VALUE))
                .limitRefreshPeriod(load.period())
                .timeoutDuration(Duration.ZERO)
                .build());
    }

    @Override
    public boolean acquire(int key, Blackhole answers) {
        boolean permitted = registry.rateLimiter(keys.name(key)).acquirePermission();
        answers.consume(permitted);
        return permitted;
    }
}
