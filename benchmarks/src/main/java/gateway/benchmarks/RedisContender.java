package gateway.benchmarks;

/** One way to limit callers in Redis, ours or another library's. Thread-safe. */
interface RedisContender extends AutoCloseable {

    /**
     * Asks for one permit.
     *
     * @param key the index of the caller's key in {@link Keys}
     * @return whether it was permitted
     */
    boolean acquire(int key);

    @Override
    void close();
}
