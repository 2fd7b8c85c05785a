package gateway.benchmarks;

import gateway.api.analytics.AnalyticsSnapshot;
import gateway.api.analytics.AnalyticsStore;
import gateway.api.analytics.RequestEntry;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The time in which a snapshot of 10,000 requests by 1,000 clients is drawn. Between two of them the whole ring is filled
 * with other requests, so nothing of the last snapshot is of use for the next.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
        value = 5,
        jvmArgsAppend = {"-Xms1g", "-Xmx1g", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class SnapshotBenchmark {
    private static final int CAPACITY = 10_000;

    /** How many different paths are asked for; the last one is what a flood of paths looks like. */
    @Param({"200", "1000000"})
    public int paths;

    private final AnalyticsStore store = Traffic.open(CAPACITY);
    private Traffic traffic;

    /** For JMH. */
    public SnapshotBenchmark() {}

    /** Begins the traffic. */
    @Setup
    public void begin() {
        traffic = new Traffic(1, paths);
    }

    /** Turns the ring over. */
    @Setup(Level.Invocation)
    public void turnOver() {
        for (RequestEntry entry : traffic.next(CAPACITY)) {
            store.record(entry);
        }
    }

    /**
     * Draws one.
     *
     * @return the snapshot
     */
    @Benchmark
    public AnalyticsSnapshot snapshot() {
        AnalyticsSnapshot snapshot = store.snapshot();
        if (snapshot.held().count() != CAPACITY) {
            throw new IllegalStateException("the ring held " + snapshot.held().count());
        }
        return snapshot;
    }
}
