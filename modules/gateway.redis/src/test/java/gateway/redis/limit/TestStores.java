package gateway.redis.limit;

import gateway.api.config.Parameters;
import gateway.api.limit.Algorithm;
import gateway.api.limit.LimitKey;
import gateway.api.limit.LimitStore;
import gateway.api.limit.Policy;
import gateway.api.limit.Policy.Breadth;
import gateway.api.limit.Policy.OnFailure;
import gateway.api.limit.Ticker;
import gateway.redis.connection.Redis;
import gateway.redis.connection.RedisAccess;
import gateway.redis.connection.RedisAccess.Cluster;
import gateway.redis.connection.RedisSettings;
import gateway.redis.server.RedisServer;
import gateway.testkit.limit.LimitStoreHarness;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

/** Stores in a Redis under test, and policies for them. */
final class TestStores {
    /** Of this machine, for what has nothing to do with limits. */
    static final Ticker CLOCK = Ticker.startingAt(InstantSource.system());

    /** The module under test uses no algorithms itself; the kit does. */
    private static final LimitStoreHarness ALGORITHMS = RedisLimitStoreProvider::memory;

    /** So long that only what hangs for good takes longer. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    /** Nodes are told apart by a nanosecond of their time-outs. */
    private static final AtomicLong NODES = new AtomicLong();

    private TestStores() {}

    /** A store in which time is that of a ticker, and that knows no key. */
    static LimitStore empty(RedisServer server, Ticker ticker) {
        return empty(server.uri(), RedisAccess.PLAIN, ticker);
    }

    static LimitStore empty(String uri, RedisAccess access, Ticker ticker) {
        Redis redis = redis(uri, PATIENCE, access);
        redis.ask(commands -> commands.flushall());
        return store(redis, ScriptTime.of(ticker), ticker, 1);
    }

    /** A store of another node, which shares nothing with others but Redis, and its time. */
    static LimitStore node(RedisServer server) {
        return node(server, PATIENCE, CLOCK, 1);
    }

    static LimitStore node(String uri, Duration timeout) {
        return store(redis(uri, timeout), ScriptTime.ofServer(), CLOCK, 1);
    }

    static LimitStore node(String uri, Duration timeout, RedisAccess access) {
        return store(redis(uri, timeout, access), ScriptTime.ofServer(), CLOCK, 1);
    }

    static LimitStore node(RedisServer server, Duration timeout, Ticker ticker, long shares) {
        return store(redis(server.uri(), timeout), ScriptTime.ofServer(), ticker, shares);
    }

    private static Redis redis(String uri, Duration timeout) {
        return redis(uri, timeout, RedisAccess.PLAIN);
    }

    private static Redis redis(String uri, Duration timeout, RedisAccess access) {
        Duration own = timeout.plusNanos(NODES.incrementAndGet());
        return Redis.open(new RedisSettings(uri, own, "test", true, access), CLOCK);
    }

    static RedisAccess cluster(Cluster cluster) {
        return new RedisAccess(cluster, RedisAccess.PLAIN.tls(), "");
    }

    private static LimitStore store(Redis redis, ScriptTime.Source time, Ticker ticker, long shares) {
        return new RedisLimitStore(redis, time, RedisLimitStoreProvider.memory(ticker), new LocalShare(shares), ticker);
    }

    /** What a server says about itself. */
    static String info(RedisServer server, String section) {
        try (Redis redis = redis(server.uri(), PATIENCE)) {
            return redis.ask(commands -> commands.info(section));
        }
    }

    /** A policy that is open on failure, with parameters such as {@code max-requests=5}. */
    static Policy policy(String name, String algorithm, String... parameters) {
        Algorithm found = ALGORITHMS.algorithm(algorithm);
        Map<String, String> texts = new HashMap<>();
        for (String parameter : parameters) {
            String[] parts = parameter.split("=", 2);
            texts.put(parts[0], parts[1]);
        }
        Parameters values = Parameters.of(found.parameters(), texts);
        return new Policy(name, name, algorithm, values, found.limiter(values), Breadth.CALLERS, false, OnFailure.OPEN);
    }

    static Policy hourly(String name, long limit) {
        return policy(name, "fixed-window", "max-requests=" + limit, "window=1h");
    }

    static Policy failing(OnFailure onFailure, Policy policy) {
        return new Policy(
                policy.name(),
                policy.scope(),
                policy.algorithm(),
                policy.parameters(),
                policy.limiter(),
                policy.breadth(),
                policy.shadow(),
                onFailure);
    }

    static Policy leased(long lease, Policy policy) {
        return new Policy(
                policy.name(),
                policy.scope(),
                policy.algorithm(),
                policy.parameters(),
                policy.limiter(),
                Breadth.SHARED,
                false,
                policy.onFailure(),
                lease);
    }

    /** Another node with the time of a ticker. */
    static LimitStore node(RedisServer server, Ticker ticker) {
        return store(redis(server.uri(), PATIENCE), ScriptTime.of(ticker), ticker, 1);
    }

    static LimitKey[] keys(long... numbers) {
        LimitKey[] keys = new LimitKey[numbers.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = new LimitKey(numbers[i], ~numbers[i]);
        }
        return keys;
    }

    static void await(BooleanSupplier condition) {
        long end = CLOCK.epochNanos() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            if (CLOCK.epochNanos() > end) {
                throw new AssertionError("not within " + PATIENCE);
            }
            pause();
        }
    }

    /** For a condition that only another process can bring about. */
    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(5);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted", e);
        }
    }
}
