package gateway.benchmarks;

import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.ThreadParams;

/** Whose turn it is: a random sequence of keys for each thread, drawn beforehand and the same in each run. */
@State(Scope.Thread)
public class Picks {
    private static final int LENGTH = 1 << 18;

    private int[] keys;
    private int at;

    /**
     * Draws the sequence.
     *
     * @param count from how many keys
     * @param thread which thread draws
     */
    @Setup
    public void draw(KeyCount count, ThreadParams thread) {
        keys = new SplittableRandom(thread.getThreadIndex())
                .ints(LENGTH, 0, count.keys)
                .toArray();
    }

    int next() {
        at = (at + 1) & (LENGTH - 1);
        return keys[at];
    }
}
