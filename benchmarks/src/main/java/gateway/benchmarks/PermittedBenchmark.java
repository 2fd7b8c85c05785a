package gateway.benchmarks;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/** Decisions that are all in favour of the caller. */
public class PermittedBenchmark extends AcquireBenchmark {
    /** Who decides. */
    @Param({
        "token-bucket",
        "sliding-window-log",
        "sliding-window-counter",
        "fixed-window",
        "leaky-bucket",
        "global",
        "token-bucket+global",
        "bucket4j",
        "bucket4j-probe",
        "resilience4j",
        "guava",
        "lower-bound"
    })
    public String contender;

    /**
     * Opens the contender.
     *
     * @param count for how many keys
     * @param answers takes the first answers
     */
    @Setup
    public void open(KeyCount count, Blackhole answers) {
        open(contender, Load.PERMITTED, count.keys, answers);
    }
}
