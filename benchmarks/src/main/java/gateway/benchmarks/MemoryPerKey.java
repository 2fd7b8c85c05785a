package gateway.benchmarks;

import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitSet;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy.Breadth;
import io.github.bucket4j.Bucket;
import java.lang.ref.Reference;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * Prints how many bytes of heap a caller with a token bucket takes, the key included: ours, Bucket4j's, and the least
 * that a concurrent map can do. The keys are made while they are counted and kept by nobody but the contender.
 *
 * <p>The first argument is the number of callers, by default a million.
 */
public final class MemoryPerKey {
    private static final long[] ONE = {1};
    private static final long BURST = 100;
    private static final long PER_SECOND = 10;

    private final int callers;

    private MemoryPerKey(int callers) {
        this.callers = callers;
    }

    /**
     * Runs all measurements.
     *
     * @param args the number of callers, if it is not to be a million
     */
    public static void main(String[] args) {
        MemoryPerKey measurement = new MemoryPerKey(args.length == 0 ? 1_000_000 : Integer.parseInt(args[0]));
        measurement.gateway();
        measurement.bucket4j();
        measurement.map();
    }

    private void gateway() {
        AtomicLong nanos = new AtomicLong(Duration.ofDays(20_000).toNanos());
        long before = Heap.usedBytes();
        LimitStore store = Gateway.store("memory", Map.of(), nanos::get);
        report("memory store, empty", Heap.usedBytes() - before);
        LimitSet limits = store.prepare(List.of(Gateway.policy(
                "token-bucket", Map.of("max-requests", "" + BURST, "refill-rate", "" + PER_SECOND), Breadth.CALLERS)));
        Consumer<LimitKey> spend = key -> limits.acquire(new LimitKey[] {key}, ONE);

        measure("memory store, token-bucket", before, spend);
        System.out.println("    " + store.usage());

        nanos.addAndGet(Duration.ofHours(1).toNanos());
        goOnWithOneCaller(store, limits, nanos);
        report("memory store, states dropped", Heap.usedBytes() - before);
        System.out.println("    " + store.usage());
        store.close();
    }

    /** A request now and then: the states of the others say nothing any more, and a store drops them as time goes by. */
    private void goOnWithOneCaller(LimitStore store, LimitSet limits, AtomicLong nanos) {
        LimitKey[] last = {Keys.ofCaller(0)};
        for (int request = 0; request < callers && store.usage().keys() > 1; request++) {
            nanos.addAndGet(Duration.ofMillis(100).toNanos());
            limits.acquire(last, ONE);
        }
    }

    private void bucket4j() {
        long before = Heap.usedBytes();
        ConcurrentMap<LimitKey, Bucket> buckets = new ConcurrentHashMap<>();
        measure(
                "Bucket4j in a ConcurrentHashMap",
                before,
                key -> buckets.computeIfAbsent(key, absent -> bucket()).tryConsume(1));
    }

    private static Bucket bucket() {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(BURST).refillGreedy(PER_SECOND, Duration.ofSeconds(1)))
                .build();
    }

    private void map() {
        long before = Heap.usedBytes();
        ConcurrentMap<LimitKey, long[]> states = new ConcurrentHashMap<>();
        measure("ConcurrentHashMap of long[2]", before, key -> states.put(key, new long[2]));
    }

    private void measure(String name, long before, Consumer<LimitKey> contender) {
        try {
            for (int caller = 0; caller < callers; caller++) {
                contender.accept(Keys.ofCaller(caller));
            }
            report(name, Heap.usedBytes() - before);
        } finally {
            Reference.reachabilityFence(contender);
        }
    }

    private void report(String name, long bytes) {
        System.out.printf("%-32s %,14d bytes %8.1f per key%n", name, bytes, (double) bytes / callers);
    }
}
