package gateway.analytics.memory;

import gateway.api.analytics.AnalyticsSnapshot;
import gateway.api.analytics.AnalyticsStore;
import gateway.api.analytics.LifetimeFigures;
import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestPage;
import gateway.api.analytics.RequestQuery;
import gateway.api.analytics.RequestRates;
import gateway.api.limit.Ticker;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.LongAdder;

/**
 * Requests in the memory of this process, in an amount of it that does not grow: a ring of so many, what was counted for
 * each second and minute, and who called in the last five minutes. Of more than some ten thousand callers in five minutes,
 * those may be missing among the active ones whose requests the ring has forgotten.
 *
 * <p>Thread-safe. Recording takes no lock; snapshots are drawn one at a time.
 */
final class MemoryAnalyticsStore implements AnalyticsStore {
    private static final long NANOS_OF_SECOND = 1_000_000_000L;

    private final Ticker ticker;
    private final StripedRing ring;
    private final CallerTable callers = new CallerTable();
    private final PathTable paths;
    private final RateCounter rates = new RateCounter();
    private final LongAdder bytes = new LongAdder();
    private final LongAdder hits = new LongAdder();

    /** Used by whoever draws a snapshot. */
    private final Recount recount = new Recount();

    MemoryAnalyticsStore(int capacity, Ticker ticker) {
        this(new StripedRing(capacity, Runtime.getRuntime().availableProcessors()), ticker);
    }

    MemoryAnalyticsStore(StripedRing ring, Ticker ticker) {
        this.ring = ring;
        this.ticker = Objects.requireNonNull(ticker, "ticker");
        paths = new PathTable(ring.capacity());
    }

    /**
     * What is counted beside the ring is counted in an order, which {@link #snapshot} reads the other way round: so a
     * lifetime's figure is never below that of the requests held or of a minute.
     */
    @Override
    public void record(RequestEntry entry) {
        Objects.requireNonNull(entry, "entry");
        long now = ticker.epochNanos();
        long second = second(now);
        Caller caller = callers.of(entry, second);
        bytes.add(entry.bytes());
        if (entry.limited()) {
            hits.increment();
        }
        Path path = paths.of(entry.path());
        RequestRing mine = ring.ofThread();
        long sequence = mine.claim();
        mine.put(sequence, new HeldRequest((int) sequence, now, entry, caller, path));
        rates.count(second);
    }

    @Override
    public synchronized AnalyticsSnapshot snapshot() {
        long now = ticker.epochNanos();
        recount.clear();
        ring.forEach(recount::add);
        ActiveCallerCount active = new ActiveCallerCount(second(now));
        callers.forEach(active::add);
        recount.callers().forEach(active::add);
        RequestRates rated = rates.rates(second(now));
        return new AnalyticsSnapshot(
                Instant.EPOCH.plusNanos(now),
                recount.figures(),
                recount.statuses(),
                recount.latency(),
                recount.rankings(),
                lifetime(),
                rated,
                active.result());
    }

    private LifetimeFigures lifetime() {
        return new LifetimeFigures(ring.totalRecorded(), hits.sum(), bytes.sum());
    }

    @Override
    public RequestPage find(RequestQuery query) {
        List<RequestEntry> found = new ArrayList<>();
        for (RequestEntry entry : ring.latest(ring.capacity(), 0)) {
            if (query.matches(entry)) {
                found.add(entry);
            }
        }
        List<RequestEntry> sorted = query.order().sorted(found);
        int from = (int) Math.min(query.offset(), found.size());
        int to = (int) Math.min((long) from + query.limit(), found.size());
        return new RequestPage(sorted.subList(from, to), found.size());
    }

    private static long second(long nanos) {
        return Math.floorDiv(nanos, NANOS_OF_SECOND);
    }
}
