package gateway.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;

/** How much of the heap is reachable. */
final class Heap {
    private static final int MOST_COLLECTIONS = 20;
    private static final long NOISE_BYTES = 4096;

    private Heap() {}

    /** Bytes in use after full collections, repeated until one more frees nothing worth mentioning. */
    static long usedBytes() {
        MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
        long used = Long.MAX_VALUE;
        for (int i = 0; i < MOST_COLLECTIONS; i++) {
            memory.gc();
            long now = memory.getHeapMemoryUsage().getUsed();
            if (used - now < NOISE_BYTES) {
                return now;
            }
            used = now;
        }
        return used;
    }
}
