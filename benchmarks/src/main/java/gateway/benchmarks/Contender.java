package gateway.benchmarks;

import org.openjdk.jmh.infra.Blackhole;

/** One way to limit many callers, ours or another library's. Thread-safe. */
interface Contender {

    /**
     * Asks for one permit.
     *
     * @param key the index of the caller's key in {@link Keys}
     * @param answers takes the whole answer in the form that the library gives it, so that none of it is optimised away
     * @return whether it was permitted
     */
    boolean acquire(int key, Blackhole answers);
}
