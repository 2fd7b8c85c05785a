package gateway.benchmarks;

import com.google.common.util.concurrent.RateLimiter;
import gateway.api.limit.LimitKey;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.openjdk.jmh.infra.Blackhole;

/** Guava's limiters, which know a rate but no capacity, in a concurrent map. */
@SuppressWarnings("UnstableApiUsage") // RateLimiter has been a beta for years
final class GuavaLimiters implements Contender {
    private final ConcurrentMap<LimitKey, RateLimiter> limiters = new ConcurrentHashMap<>();
    private final Keys keys;
    private final double permitsPerSecond;

    GuavaLimiters(Load load, Keys keys) {
        this.keys = keys;
        this.permitsPerSecond = (double) load.permits() / load.period().toSeconds();
    }

    @Override
    public boolean acquire(int key, Blackhole answers) {
        boolean permitted = limiter(keys.hashed(key)).tryAcquire();
        answers.consume(permitted);
        return permitted;
    }

    private RateLimiter limiter(LimitKey key) {
        RateLimiter there = limiters.get(key);
        return there != null ? there : limiters.computeIfAbsent(key, absent -> RateLimiter.create(permitsPerSecond));
    }
}
