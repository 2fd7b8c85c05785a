package gateway.benchmarks;

import com.google.common.util.concurrent.RateLimiter;
import io.github.bucket4j.Bucket;
import io.github.resilience4j.ratelimiter.RateLimiterConfig;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What one decision costs elsewhere: a shared limit that is never reached, one permit at a time. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PeerBenchmark {
    private static final int PERMITS_PER_SECOND = 1_000_000_000;

    private final Bucket bucket4j = Bucket.builder()
            .addLimit(
                    limit -> limit.capacity(PERMITS_PER_SECOND).refillGreedy(PERMITS_PER_SECOND, Duration.ofSeconds(1)))
            .build();

    @SuppressWarnings("UnstableApiUsage") // Guava's limiter has been a beta for years
    private final RateLimiter guava = RateLimiter.create(PERMITS_PER_SECOND);

    private final io.github.resilience4j.ratelimiter.RateLimiter resilience4j =
            io.github.resilience4j.ratelimiter.RateLimiter.of(
                    "peer",
                    RateLimiterConfig.custom()
                            .limitForPeriod(PERMITS_PER_SECOND)
                            .limitRefreshPeriod(Duration.ofSeconds(1))
                            .timeoutDuration(Duration.ZERO)
                            .build());

    /** Bucket4j's token bucket, lock-free. */
    @Benchmark
    public boolean bucket4j() {
        return bucket4j.tryConsume(1);
    }

    /** Guava's limiter, under a lock. */
    @Benchmark
    public boolean guava() {
        return guava.tryAcquire();
    }

    /** Resilience4j's fixed cycles, lock-free. */
    @Benchmark
    public boolean resilience4j() {
        return resilience4j.acquirePermission();
    }
}
