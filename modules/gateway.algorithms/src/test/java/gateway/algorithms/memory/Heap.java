package gateway.algorithms.memory;

/** The heap of this process. */
final class Heap {
    private Heap() {}

    /** How many bytes are in use after the collector has done what it can. */
    static long used() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
