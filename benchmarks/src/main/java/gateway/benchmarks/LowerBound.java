package gateway.benchmarks;

import gateway.api.limit.LimitKey;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.openjdk.jmh.infra.Blackhole;

/**
 * What no limiter in a map can do without: find the key, read the clock, compare and set once. It limits nothing, and
 * does not try again when another thread was faster.
 */
final class LowerBound implements Contender {
    private final ConcurrentMap<LimitKey, AtomicLong> times = new ConcurrentHashMap<>();
    private final Keys keys;

    LowerBound(Keys keys) {
        this.keys = keys;
        IntStream.range(0, keys.count()).forEach(i -> times.put(keys.hashed(i), new AtomicLong()));
    }

    @Override
    public boolean acquire(int key, Blackhole answers) {
        AtomicLong time = times.get(keys.hashed(key));
        answers.consume(time.compareAndSet(time.get(), System.nanoTime()));
        return true;
    }
}
