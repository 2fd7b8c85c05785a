package gateway.redis.store;

import gateway.api.limit.LimitKey;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.limit.Ticker;
import gateway.redis.connection.Redis;
import gateway.redis.limit.Micros;
import io.lettuce.core.Limit;
import io.lettuce.core.Range;
import io.lettuce.core.Range.Boundary;
import io.lettuce.core.StreamMessage;
import io.lettuce.core.XAddArgs;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * What nodes tell each other about locks, so that none has to ask Redis about a key that is not locked: a stream of keys
 * with the time for which they are locked. One thread reads it. A node that does not know of a lock yet learns of it when
 * an attempt there fails, since failures are counted in Redis.
 */
final class LockNews implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(LockNews.class.getName());
    private static final long KEPT = 10_000;
    private static final int PAGE = 500;
    private static final long NANOS_OF_MILLI = 1_000_000;

    private final String node = UUID.randomUUID().toString();
    private final Redis redis;
    private final Asking asking;
    private final String stream;
    private final LockTable table;
    private final Ticker ticker;
    private final Runnable watcher = this::tryToRead;
    private Version seen = Version.NONE;
    private volatile String problem = "";

    LockNews(Redis redis, String stream, LockTable table, Ticker ticker) {
        this.redis = redis;
        this.stream = stream;
        this.table = table;
        this.ticker = ticker;
        asking = new Asking(redis);
        tryToRead();
        redis.changes().watch(watcher);
    }

    /** Tells the other nodes that a key is locked for so long, or open. */
    void tell(LimitKey key, long micros) {
        Map<String, String> news = Map.of("node", node, "key", FailureKeys.text(key), "micros", Long.toString(micros));
        asking.about(
                stream,
                commands -> commands.xadd(stream, XAddArgs.Builder.maxlen(KEPT).approximateTrimming(), news));
        asking.about(stream, commands -> commands.publish(redis.changes().channel(), "locks"));
    }

    private void tryToRead() {
        try {
            read();
            problem = "";
        } catch (StoreUnavailableException e) {
            LOG.log(Level.DEBUG, "News of locks cannot be read", e);
            if (redis.isAnswering() && !Thread.currentThread().isInterrupted()) {
                noteProblem(e.getMessage());
            }
        } catch (RuntimeException | LinkageError e) {
            LOG.log(Level.DEBUG, "News of locks cannot be read", e);
            noteProblem(stream + " in Redis cannot be read: " + e);
        }
    }

    /** Once, and not at every look. */
    private void noteProblem(String found) {
        if (!found.equals(problem)) {
            LOG.log(Level.WARNING, "{0}", found);
        }
        problem = found;
    }

    private synchronized void read() {
        List<StreamMessage<String, String>> page = page();
        while (!page.isEmpty()) {
            take(page);
            page = page();
        }
    }

    private List<StreamMessage<String, String>> page() {
        List<StreamMessage<String, String>> found = asking.about(
                stream,
                commands -> commands.xrange(
                        stream, Range.from(Boundary.including(seen.text()), Boundary.unbounded()), Limit.from(PAGE)));
        if (seen.equals(Version.NONE)) {
            return found;
        }
        if (found.isEmpty() || !found.get(0).getId().equals(seen.text())) {
            beginAnew();
            return page();
        }
        return found.subList(1, found.size());
    }

    /** Where this node stopped is not there any more: Redis has lost data, or there were more locks than it keeps. */
    private void beginAnew() {
        if (asking.about(stream, commands -> commands.xlen(stream)) >= KEPT) {
            table.missedSome();
        }
        table.clear();
        seen = Version.NONE;
    }

    private void take(List<StreamMessage<String, String>> page) {
        List<String> time = redis.ask(commands -> commands.time());
        long nowMillis = Long.parseLong(time.get(0)) * 1000 + Long.parseLong(time.get(1)) / 1000;
        long nowNanos = ticker.epochNanos();
        for (StreamMessage<String, String> one : page) {
            Version version = Version.parse(one.getId());
            if (!node.equals(one.getBody().get("node"))) {
                long from = nowNanos - (nowMillis - version.millis()) * NANOS_OF_MILLI;
                lock(one, from);
            }
            seen = version;
        }
    }

    /** What is no lock of ours is left out, so that those behind it are heard of. */
    private void lock(StreamMessage<String, String> one, long fromNanos) {
        try {
            LimitKey key = FailureKeys.parse(one.getBody().getOrDefault("key", ""));
            long micros = Long.parseLong(one.getBody().getOrDefault("micros", ""));
            table.lock(key, fromNanos, Micros.toNanos(micros));
        } catch (IllegalArgumentException e) {
            LOG.log(Level.WARNING, "Entry {0} of {1} is no lock of this version of the gateway", one.getId(), stream);
        }
    }

    @Override
    public void close() {
        redis.changes().unwatch(watcher);
    }
}
