package gateway.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The time of one decision about one permit. An answer that the load does not allow ends the run.
 *
 * <p>The heap is touched beforehand. Otherwise all contenders that allocate anything are measured by how fast the
 * system hands out fresh pages, which on a virtual machine took seven times as long as the decision.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(
        value = 5,
        jvmArgsAppend = {"-Xms1g", "-Xmx1g", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public abstract class AcquireBenchmark {
    private Contender subject;
    private boolean permitted;

    /** For subclasses. */
    protected AcquireBenchmark() {}

    /** Opens the contender and makes it know each key, which spends the only permit of a load that refuses. */
    final void open(String name, Load load, int keyCount, Blackhole answers) {
        permitted = load.permitted();
        subject = Contenders.open(name, load, new Keys(keyCount));
        for (int key = 0; key < keyCount; key++) {
            subject.acquire(key, answers);
        }
    }

    /**
     * Alone.
     *
     * @param picks whose turn it is
     * @param answers takes the answer
     */
    @Benchmark
    @Threads(1)
    public void oneThread(Picks picks, Blackhole answers) {
        acquire(picks.next(), answers);
    }

    /**
     * Two at once.
     *
     * @param picks whose turn it is
     * @param answers takes the answer
     */
    @Benchmark
    @Threads(2)
    public void twoThreads(Picks picks, Blackhole answers) {
        acquire(picks.next(), answers);
    }

    private void acquire(int key, Blackhole answers) {
        if (subject.acquire(key, answers) != permitted) {
            throw new IllegalStateException("request was to be " + (permitted ? "permitted" : "refused"));
        }
    }
}
