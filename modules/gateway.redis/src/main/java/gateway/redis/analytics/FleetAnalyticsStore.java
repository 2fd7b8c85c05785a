package gateway.redis.analytics;

import gateway.api.analytics.ActiveCallers;
import gateway.api.analytics.AnalyticsSnapshot;
import gateway.api.analytics.AnalyticsStore;
import gateway.api.analytics.LifetimeFigures;
import gateway.api.analytics.NodeFigures;
import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestPage;
import gateway.api.analytics.RequestQuery;
import gateway.api.limit.StoreUnavailableException;
import gateway.api.limit.Ticker;
import gateway.redis.connection.Redis;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Figures of all nodes. Each counts by itself, in memory; every two seconds it tells the others and hears of them, on a
 * thread of its own. So neither those who record nor those who read wait for Redis, and without Redis the figures are those
 * of this node. Thread-safe.
 */
final class FleetAnalyticsStore implements AnalyticsStore {
    private static final System.Logger LOG = System.getLogger(FleetAnalyticsStore.class.getName());
    private static final int INTERVAL_SECONDS = 2;
    private static final LifetimeFigures NOTHING = new LifetimeFigures(0, 0, 0);

    private final String name;
    private final Redis redis;
    private final AnalyticsStore memory;
    private final int capacity;
    private final Ticker ticker;
    private final Exchange exchange;
    private final ActiveSketch sketch;
    private final ScheduledExecutorService thread =
            Executors.newSingleThreadScheduledExecutor(FleetAnalyticsStore::daemon);
    private volatile Optional<Known> known = Optional.empty();

    /**
     * What was heard.
     *
     * @param nanos when, by the ticker
     * @param others the other nodes
     * @param elsewhere what all other nodes have counted in their lives
     * @param active who called of late
     */
    private record Known(long nanos, List<Heard> others, LifetimeFigures elsewhere, ActiveCallers active) {}

    /** With what this node counts in, of which so many requests are held; both are closed with this store. */
    FleetAnalyticsStore(String name, Redis redis, AnalyticsStore memory, int capacity, Ticker ticker) {
        this.name = name;
        this.redis = redis;
        this.memory = memory;
        this.capacity = capacity;
        this.ticker = ticker;
        String prefix = redis.key("{analytics}");
        exchange = new Exchange(redis, prefix);
        sketch = new ActiveSketch(redis, prefix);
    }

    /** Begins to tell and to hear. */
    FleetAnalyticsStore started() {
        // It ends with its thread, and reports its failures itself.
        Future<?> unused = thread.scheduleWithFixedDelay(this::tryToTick, 0, INTERVAL_SECONDS, TimeUnit.SECONDS);
        return this;
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "gateway-analytics");
        thread.setDaemon(true);
        return thread;
    }

    private void tryToTick() {
        try {
            tick();
        } catch (StoreUnavailableException e) {
            LOG.log(Level.DEBUG, "The figures of other nodes cannot be had", e);
        } catch (RuntimeException | LinkageError e) {
            LOG.log(Level.WARNING, "The figures of other nodes cannot be had", e);
        }
    }

    /** Tells and hears. */
    synchronized void tick() {
        Summary own = summary(memory.snapshot());
        Exchange.News news = exchange.with(own);
        long now = ticker.epochNanos();
        ActiveCallers active = sketch.exchange(news.millis());
        known = Optional.of(new Known(now, news.others(), minus(news.lifetime(), own.lifetime()), active));
    }

    private Summary summary(AnalyticsSnapshot snapshot) {
        return Drawing.of(name, memory.find(RequestQuery.newest(capacity, 0)).entries(), snapshot);
    }

    @Override
    public void record(RequestEntry entry) {
        memory.record(entry);
        sketch.note(entry);
    }

    @Override
    public RequestPage find(RequestQuery query) {
        return memory.find(query);
    }

    @Override
    public AnalyticsSnapshot snapshot() {
        AnalyticsSnapshot own = memory.snapshot();
        Optional<Known> heard = known;
        List<Heard> others = heard.map(this::living).orElseGet(List::of);
        LifetimeFigures lifetime =
                plus(own.lifetime(), heard.map(Known::elsewhere).orElse(NOTHING));
        return others.isEmpty()
                ? alone(own, lifetime)
                : new Merge(summary(own), others)
                        .snapshot(own, lifetime, heard.map(Known::active).orElseGet(own::active));
    }

    private List<Heard> living(Known heard) {
        Duration since = Duration.ofNanos(Math.max(0, ticker.epochNanos() - heard.nanos()));
        return heard.others().stream()
                .map(other -> other.after(since))
                .filter(other -> other.age().compareTo(Exchange.GONE) < 0)
                .toList();
    }

    private AnalyticsSnapshot alone(AnalyticsSnapshot own, LifetimeFigures lifetime) {
        NodeFigures self = new NodeFigures(
                name,
                true,
                Duration.ZERO,
                own.held(),
                own.latency(),
                own.rates().lastMinute(),
                own.lifetime());
        return new AnalyticsSnapshot(
                own.time(),
                own.held(),
                own.statuses(),
                own.latency(),
                own.rankings(),
                lifetime,
                own.rates(),
                own.active(),
                List.of(self));
    }

    private static LifetimeFigures plus(LifetimeFigures one, LifetimeFigures other) {
        return new LifetimeFigures(
                one.requests() + other.requests(),
                one.rateLimitHits() + other.rateLimitHits(),
                one.bytes() + other.bytes());
    }

    private static LifetimeFigures minus(LifetimeFigures all, LifetimeFigures own) {
        return new LifetimeFigures(
                all.requests() - own.requests(), all.rateLimitHits() - own.rateLimitHits(), all.bytes() - own.bytes());
    }

    @Override
    public void close() {
        thread.shutdownNow();
        try {
            tick();
            exchange.leave();
        } catch (StoreUnavailableException e) {
            LOG.log(Level.DEBUG, "The other nodes find out by themselves that this one is gone", e);
        }
        redis.close();
        memory.close();
    }
}
