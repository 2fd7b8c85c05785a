package gateway.api.limit;

import gateway.api.config.Parameters;
import gateway.api.limit.Policy.Breadth;
import gateway.api.limit.Policy.OnFailure;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * One limit in the memory of this process, without a server: for programs that want nothing else of the gateway. Several
 * limits of one request, other stores and keys of several parts are what {@link LimitStore} is for.
 *
 * <p>Algorithms and store are found by ServiceLoader, so {@code gateway.algorithms}, or a module of your own, has to be on
 * the module path or the class path. Thread-safe; asking starts no thread and keeps none waiting.
 */
public final class RateLimiter implements AutoCloseable {
    private static final String MEMORY = "memory";

    private final LimitStore store;
    private final LimitSet limit;
    private final LimitKeyHasher hasher = LimitKeyHasher.random(new SecureRandom());

    private RateLimiter(LimitStore store, Policy policy) {
        this.store = store;
        limit = store.prepare(List.of(policy));
    }

    /**
     * {@return a limiter that knows no key yet}
     *
     * @param algorithm the id of an algorithm, such as {@code token-bucket}
     * @param parameters its parameters as in configuration, such as {@code max-requests}
     * @throws IllegalArgumentException if there is no such algorithm, or it does not allow the parameters; the message
     *     says what is allowed
     * @throws IllegalStateException if no store in memory was found
     */
    public static RateLimiter inMemory(String algorithm, Map<String, String> parameters) {
        Algorithm found = find(
                ServiceLoader.load(Algorithm.class, RateLimiter.class.getClassLoader()),
                Algorithm::id,
                algorithm,
                ids -> new IllegalArgumentException("algorithm must be one of " + ids + ", was " + algorithm));
        Parameters values = Parameters.of(found.parameters(), parameters);
        Policy policy = new Policy(
                algorithm, algorithm, algorithm, values, found.limiter(values), Breadth.CALLERS, false, OnFailure.OPEN);
        return new RateLimiter(memory(), policy);
    }

    private static LimitStore memory() {
        LimitStoreProvider provider = find(
                ServiceLoader.load(LimitStoreProvider.class, RateLimiter.class.getClassLoader()),
                LimitStoreProvider::id,
                MEMORY,
                ids -> new IllegalStateException("no limit store " + MEMORY + " was found; found are " + ids));
        return provider.open(Parameters.of(provider.settings(), Map.of()), Ticker.startingAt(InstantSource.system()));
    }

    private static <T> T find(
            ServiceLoader<T> providers,
            Function<T, String> id,
            String wanted,
            Function<Set<String>, RuntimeException> missing) {
        Map<String, T> byId = new TreeMap<>();
        providers.forEach(provider -> byId.putIfAbsent(id.apply(provider), provider));
        if (!byId.containsKey(wanted)) {
            throw missing.apply(byId.keySet());
        }
        return byId.get(wanted);
    }

    /**
     * Asks for one permit.
     *
     * @param key whose permit
     * @return whether it was there, and if not, when another try is worth it
     */
    public Decision acquire(String key) {
        return acquire(key, 1);
    }

    /**
     * Asks for permits, all or none.
     *
     * @param key whose permits
     * @param permits how many, from 0; 0 asks what is left
     * @return whether they were there, and if not, when another try is worth it. {@link Decision.Delayed} if the algorithm
     *     has a queue in which you have a place now; {@link Decision.Failed} if nothing can be said, since there is no room
     *     for another key; then it is up to you
     * @throws IllegalArgumentException if {@code permits} is negative
     */
    public Decision acquire(String key, long permits) {
        Objects.requireNonNull(key, "key");
        return limit.acquire(new LimitKey[] {hasher.key(key)}, new long[] {permits})
                .get(0);
    }

    /** Forgets all keys; nothing must be asked afterwards. */
    @Override
    public void close() {
        store.close();
    }
}
