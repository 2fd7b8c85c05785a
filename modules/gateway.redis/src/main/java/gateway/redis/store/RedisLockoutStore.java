package gateway.redis.store;

import gateway.api.limit.LimitKey;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.limit.Ticker;
import gateway.api.lockout.LockoutRule;
import gateway.api.lockout.LockoutStore;
import gateway.api.store.StoreHealth;
import gateway.redis.connection.Redis;
import gateway.redis.limit.Micros;
import gateway.redis.limit.Script;
import gateway.redis.limit.ScriptTime;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;

/**
 * Failed attempts that all nodes count together. Whether a key is locked is known without asking, as long as this node has
 * room for all keys that are. While Redis does not answer, this node counts by itself. Thread-safe.
 */
final class RedisLockoutStore implements LockoutStore {
    /** 95 years; so sums of times stay within what scripts count exactly. */
    private static final long LONGEST_MICROS = 3_000_000_000_000_000L;

    private static final System.Logger LOG = System.getLogger(RedisLockoutStore.class.getName());
    private static final Script FAIL = Script.alone("lockout-fail");
    private static final Script LOOK = Script.alone("lockout-look");

    private final Redis redis;
    private final Asking asking;
    private final FailureKeys keys;
    private final ScriptTime.Source time;
    private final Ticker ticker;
    private final LockTable table;
    private final LockNews news;
    private final LockoutStore standIn;

    /**
     * With the time that scripts go by, and how many locked keys this node remembers.
     *
     * @param standIn counts while Redis does not answer; is closed with this store
     */
    RedisLockoutStore(Redis redis, ScriptTime.Source time, Ticker ticker, int room, LockoutStore standIn) {
        this.redis = redis;
        this.standIn = standIn;
        this.time = time;
        this.ticker = ticker;
        asking = new Asking(redis);
        keys = new FailureKeys(redis);
        table = new LockTable(room, ticker);
        news = new LockNews(redis, keys.news(), table, ticker);
    }

    @Override
    public StoreHealth health() {
        return redis.health();
    }

    @Override
    public Duration lockedFor(LimitKey key) {
        Duration known = table.lockedFor(key);
        if (known.isZero()) {
            known = standIn.lockedFor(key);
        }
        return known.isZero() && !table.isComplete() ? look(key) : known;
    }

    private Duration look(LimitKey key) {
        long from = ticker.epochNanos();
        long left = Micros.toNanos(number(key, run(LOOK, key, List.of(time.now().micros())), 0));
        table.lock(key, from, left);
        return Duration.ofNanos(left);
    }

    @Override
    public Duration fail(LimitKey key, LockoutRule rule) {
        Duration known = table.lockedFor(key);
        if (!known.isZero()) {
            return known;
        }
        try {
            return failInRedis(key, rule);
        } catch (StoreUnavailableException e) {
            LOG.log(Level.DEBUG, "A failed attempt is counted by this node alone", e);
            return standIn.fail(key, rule);
        }
    }

    private Duration failInRedis(LimitKey key, LockoutRule rule) {
        ScriptTime now = time.now();
        long from = ticker.epochNanos();
        List<Object> reply = run(
                FAIL,
                key,
                List.of(
                        now.micros(),
                        now.shortestTtlMillis(),
                        Integer.toString(rule.maxFailures()),
                        micros(rule.window()),
                        micros(rule.lock()),
                        micros(rule.maxLock())));
        long already = Micros.toNanos(number(key, reply, 0));
        long lock = number(key, reply, 1);
        table.lock(key, from, Math.max(already, Micros.toNanos(lock)));
        if (lock > 0) {
            news.tell(key, lock);
        }
        return Duration.ofNanos(already);
    }

    @Override
    public void clear(LimitKey key) {
        standIn.clear(key);
        String failures = keys.failures(key);
        long removed = asking.about(failures, commands -> commands.del(failures));
        table.lock(key, ticker.epochNanos(), 0);
        if (removed > 0) {
            news.tell(key, 0);
        }
    }

    private List<Object> run(Script script, LimitKey key, List<String> arguments) {
        return asking.run(script, List.of(keys.failures(key)), arguments);
    }

    private long number(LimitKey key, List<Object> reply, int index) {
        if ((Long) reply.get(0) < 0) {
            throw new StoreUnavailableException("the failures in Redis, key " + keys.failures(key)
                    + ", are of another version of the gateway, and are left as they are");
        }
        return (Long) reply.get(index);
    }

    private static String micros(Duration duration) {
        long nanos = duration.toSeconds() > LONGEST_MICROS / 1_000_000 ? Long.MAX_VALUE : duration.toNanos();
        return Long.toString(Math.min(LONGEST_MICROS, Micros.coveringNanos(nanos)));
    }

    @Override
    public void close() {
        news.close();
        standIn.close();
        redis.close();
    }
}
