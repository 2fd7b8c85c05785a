package gateway.benchmarks;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/** Decisions that are all against the caller: what an attacker costs. */
public class RefusedBenchmark extends AcquireBenchmark {
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
        "guava"
    })
    public String contender;

    /**
     * Opens the contender and spends its permits.
     *
     * @param count for how many keys
     * @param answers takes the first answers
     */
    @Setup
    public void open(KeyCount count, Blackhole answers) {
        open(contender, Load.REFUSED, count.keys, answers);
    }
}
