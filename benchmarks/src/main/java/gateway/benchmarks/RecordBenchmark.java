package gateway.benchmarks;

import gateway.api.analytics.AnalyticsSnapshot;
import gateway.api.analytics.AnalyticsStore;
import gateway.api.analytics.RequestEntry;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.GroupThreads;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.ThreadParams;

/**
 * The time in which a request is recorded by each of two threads that do nothing else, while a third one draws snapshots.
 * The requests are made beforehand.
 */
@State(Scope.Group)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(
        value = 5,
        jvmArgsAppend = {"-Xms1g", "-Xmx1g", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 10, time = 1)
@Measurement(iterations = 5, time = 1)
public class RecordBenchmark {
    /** How long the reader rests between two snapshots. */
    @Param({"0", "10"})
    public long restMillis;

    private AnalyticsStore store;

    /** For JMH. */
    public RecordBenchmark() {}

    /** Opens an empty store. */
    @Setup(Level.Iteration)
    public void open() {
        store = Traffic.open(10_000);
    }

    /** What one thread records, over and over again: few enough for its cache, as a request that is just over is. */
    @State(Scope.Thread)
    public static class Requests {
        private static final int COUNT = 1 << 11;

        private RequestEntry[] entries;
        private int at;

        /** For JMH. */
        public Requests() {}

        /**
         * Makes the requests.
         *
         * @param thread whose requests
         */
        @Setup
        public void make(ThreadParams thread) {
            entries = new Traffic(thread.getThreadIndex(), 200).next(COUNT);
        }

        RequestEntry next() {
            at = (at + 1) & (COUNT - 1);
            return entries[at];
        }
    }

    /**
     * Records.
     *
     * @param requests what
     */
    @Benchmark
    @Group("recording")
    @GroupThreads(2)
    public void record(Requests requests) {
        store.record(requests.next());
    }

    /**
     * Draws snapshots meanwhile; its time is one of a reader that is disturbed.
     *
     * @return the snapshot
     */
    @Benchmark
    @Group("recording")
    @GroupThreads(1)
    public AnalyticsSnapshot snapshot() {
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(restMillis));
        return store.snapshot();
    }
}
