package gateway.testkit.limit;

import gateway.api.config.Parameters;
import gateway.api.limit.Algorithm;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Limiter;
import gateway.api.limit.Policy;
import gateway.api.limit.Policy.Breadth;
import gateway.api.limit.Policy.OnFailure;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** An open store under a clock that stands still, and what tests ask of it. */
final class TestStore implements AutoCloseable {
    private final LimitStoreHarness harness;
    private final Breadth breadth;
    private final MovableTicker ticker;
    private final LimitStore store;

    private TestStore(LimitStoreHarness harness, Breadth breadth, MovableTicker ticker) {
        this.harness = harness;
        this.breadth = breadth;
        this.ticker = ticker;
        store = harness.open(ticker);
    }

    static TestStore open(LimitStoreHarness harness, Breadth breadth) {
        return new TestStore(harness, breadth, MovableTicker.standing());
    }

    static TestStore open(LimitStoreHarness harness, Breadth breadth, Instant start) {
        return new TestStore(harness, breadth, MovableTicker.startingAt(start));
    }

    /** A key that differs from each with another number. */
    static LimitKey key(long number) {
        return new LimitKey(number * 0x9E3779B97F4A7C15L, ~number);
    }

    MovableTicker ticker() {
        return ticker;
    }

    long keys() {
        return store.usage().keys();
    }

    TestSet prepare(Policy... policies) {
        return new TestSet(store.prepare(List.of(policies)));
    }

    /** So many permits an hour, in fixed windows. */
    Policy hourly(String name, long limit) {
        return policy(name, "fixed-window", Map.of("max-requests", Long.toString(limit), "window", "1h"));
    }

    Policy policy(String name, StandardLimit limit) {
        return policy(name, limit.algorithm(), limit.parameters());
    }

    Policy policy(String name, String id, Map<String, String> texts) {
        Algorithm algorithm = harness.algorithm(id);
        Parameters values = Parameters.of(algorithm.parameters(), texts);
        return policy(name, id, values, algorithm.limiter(values));
    }

    Policy policy(String name, String algorithm, Limiter limiter) {
        return policy(name, algorithm, Parameters.none(), limiter);
    }

    private Policy policy(String name, String algorithm, Parameters values, Limiter limiter) {
        return new Policy(name, name, algorithm, values, limiter, breadth, false, OnFailure.OPEN);
    }

    /** So many permits an hour, by somebody else's limiter that takes its time. */
    Policy dawdling(String name, long limit) {
        return policy(name, "dawdling", new DawdlingLimiter(hourly(name, limit).limiter()));
    }

    /** The resolution of the store, in nanoseconds. */
    long resolution() {
        return harness.resolution().toNanos();
    }

    @Override
    public void close() {
        store.close();
    }
}
