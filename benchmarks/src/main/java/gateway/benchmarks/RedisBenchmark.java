package gateway.benchmarks;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Decisions that are made in a Redis on this machine: how many in a millisecond, and how long each one takes. The
 * environment variable {@code REDIS_URI} says where it is, otherwise it is at the usual port.
 */
@State(Scope.Benchmark)
@BenchmarkMode({Mode.Throughput, Mode.SampleTime})
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 5)
@Measurement(iterations = 5, time = 2)
public class RedisBenchmark {
    private static final int KEYS = 1_000;

    /** Who decides. */
    @Param({"evalsha", "one-limit", "two-limits", "refused", "bucket4j", "redisson"})
    public String contender;

    private RedisContender subject;

    /** For JMH. */
    public RedisBenchmark() {}

    /** Opens the contender and makes it know each key. */
    @Setup
    public void open() {
        String uri = System.getenv().getOrDefault("REDIS_URI", "redis://127.0.0.1:6379");
        subject = RedisContenders.open(contender, uri, new Keys(KEYS));
        for (int key = 0; key < KEYS; key++) {
            subject.acquire(key);
        }
    }

    /** Closes its connections. */
    @TearDown
    public void close() {
        subject.close();
    }

    /**
     * Alone.
     *
     * @param picks whose turn it is
     * @param answers takes the answer
     */
    @Benchmark
    @Threads(1)
    public void threads1(RedisPicks picks, Blackhole answers) {
        answers.consume(subject.acquire(picks.next()));
    }

    /**
     * Sixteen at once.
     *
     * @param picks whose turn it is
     * @param answers takes the answer
     */
    @Benchmark
    @Threads(16)
    public void threads16(RedisPicks picks, Blackhole answers) {
        answers.consume(subject.acquire(picks.next()));
    }

    /**
     * As many as a busy server has.
     *
     * @param picks whose turn it is
     * @param answers takes the answer
     */
    @Benchmark
    @Threads(64)
    public void threads64(RedisPicks picks, Blackhole answers) {
        answers.consume(subject.acquire(picks.next()));
    }

    /** A random key, drawn for each thread. */
    @State(Scope.Thread)
    public static class RedisPicks {
        private final SplittableRandom random = new SplittableRandom();

        /** For JMH. */
        public RedisPicks() {}

        int next() {
            return random.nextInt(KEYS);
        }
    }
}
