package gateway.benchmarks;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** How many callers there are. */
@State(Scope.Benchmark)
public class KeyCount {
    /** One hot key, or many. */
    @Param({"1", "100000"})
    public int keys;
}
