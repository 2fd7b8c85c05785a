package gateway.testkit.analytics;

import gateway.api.analytics.AnalyticsSnapshot;
import gateway.api.analytics.AnalyticsStore;
import gateway.api.analytics.Latency;
import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestPage;
import gateway.api.analytics.RequestQuery;
import gateway.api.limit.Ticker;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A store that counts everything anew each time; right as long as nothing is overridden. */
class SimpleAnalytics implements AnalyticsStore {
    private final ReferenceAnalytics reference;
    private final Ticker ticker;

    SimpleAnalytics(int capacity, Ticker ticker) {
        reference = new ReferenceAnalytics(capacity);
        this.ticker = ticker;
    }

    /** The second for which a request counts. */
    long secondOf(RequestEntry entry) {
        return now();
    }

    long now() {
        return Math.floorDiv(ticker.epochNanos(), 1_000_000_000L);
    }

    ReferenceAnalytics reference() {
        return reference;
    }

    @Override
    public synchronized void record(RequestEntry entry) {
        reference.record(secondOf(entry), entry);
    }

    @Override
    public synchronized AnalyticsSnapshot snapshot() {
        return new AnalyticsSnapshot(
                Instant.EPOCH.plusNanos(ticker.epochNanos()),
                reference.heldFigures(),
                reference.statuses(),
                new Latency(
                        reference.percentile(50),
                        reference.percentile(95),
                        reference.percentile(99),
                        reference.percentile(100)),
                reference.rankings(),
                reference.lifetime(),
                reference.rates(now()),
                reference.active(now()));
    }

    @Override
    public synchronized RequestPage find(RequestQuery query) {
        List<RequestEntry> found = new ArrayList<>(newestFirst());
        found.removeIf(entry -> !query.matches(entry));
        List<RequestEntry> page = query.order().sorted(found).stream()
                .skip(query.offset())
                .limit(query.limit())
                .toList();
        return new RequestPage(page, found.size());
    }

    List<RequestEntry> newestFirst() {
        List<RequestEntry> held = new ArrayList<>(reference.held());
        Collections.reverse(held);
        return held;
    }
}
