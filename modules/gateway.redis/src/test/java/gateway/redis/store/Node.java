package gateway.redis.store;

import gateway.api.config.Parameters;
import gateway.api.limit.Ticker;
import gateway.api.store.Store;
import gateway.api.store.StoreContext;
import gateway.redis.connection.Redis;
import gateway.redis.connection.RedisAccess;
import gateway.redis.connection.RedisSettings;
import gateway.redis.server.RedisServer;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Opens stores as nodes do that share nothing but a Redis: each has connections of its own. Closes all of them. */
public final class Node implements AutoCloseable {
    /** Of this machine. */
    public static final Ticker CLOCK = Ticker.startingAt(InstantSource.system());

    /** So long that only what hangs for good takes longer. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    /** Nodes are told apart by a nanosecond of their time-outs. */
    private static final AtomicLong NODES = new AtomicLong();

    private final RedisSettings settings;
    private final Deque<Store> opened = new ArrayDeque<>();

    private Node(String uri, Duration timeout, boolean required, RedisAccess access) {
        settings = new RedisSettings(uri, timeout.plusNanos(NODES.incrementAndGet()), "test", required, access);
    }

    /** One that shares nothing with others but Redis. */
    public static Node of(RedisServer server) {
        return new Node(server.uri(), PATIENCE, true, RedisAccess.PLAIN);
    }

    /** One that starts without Redis, and waits for it no longer than that. */
    public static Node patient(String uri, Duration timeout) {
        return new Node(uri, timeout, false, RedisAccess.PLAIN);
    }

    /** One that reaches Redis in some way. */
    public static Node by(RedisAccess access, String uri) {
        return new Node(uri, PATIENCE, true, access);
    }

    /** A store that is closed with this node. */
    public <S extends Store> S open(Function<Redis, S> opening) {
        S store = opening.apply(redis());
        opened.push(store);
        return store;
    }

    /** Closed by whoever it is handed to. */
    public Redis redis() {
        return Redis.open(settings, CLOCK);
    }

    RedisApiKeyStore apiKeys() {
        return open(RedisApiKeyStore::new);
    }

    RedisAddressRuleStore addressRules() {
        return open(RedisAddressRuleStore::new);
    }

    RedisDeviceStore devices() {
        return open(redis -> new RedisDeviceStore(redis, 10_000));
    }

    /** What stores in memory are opened with. */
    public static StoreContext context(Ticker ticker) {
        return new StoreContext(
                Path.of("target", "none"), Parameters.of(List.of(), Map.of()), InstantSource.system(), ticker);
    }

    public static void await(BooleanSupplier condition) {
        await(PATIENCE, condition);
    }

    public static void await(Duration patience, BooleanSupplier condition) {
        long end = CLOCK.epochNanos() + patience.toNanos();
        while (!condition.getAsBoolean()) {
            if (CLOCK.epochNanos() > end) {
                throw new AssertionError("not within " + patience);
            }
            pause();
        }
    }

    /** For a condition that only another process can bring about. */
    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(2);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted", e);
        }
    }

    @Override
    public void close() {
        opened.forEach(Store::close);
    }
}
