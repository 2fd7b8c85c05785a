package gateway.redis.analytics;

import gateway.api.analytics.AnalyticsSnapshot;
import gateway.api.analytics.NamedCount;
import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestQuery;
import gateway.api.analytics.StatusCounts;
import java.util.List;

/** Draws a summary of requests in one pass over them. For one thread. */
final class Drawing {
    private static final int SECONDS_OF_MINUTE = 60;

    private final Tally all = new Tally();
    private final long[] statusClasses = new long[5];
    private final ResponseTimes times = new ResponseTimes();
    private final Tallies endpoints = new Tallies();
    private final Tallies routes = new Tallies();
    private final Tallies tiers = new Tallies();
    private final Tallies clients = new Tallies();

    private Drawing() {}

    /** The summary of these requests, with what the snapshot knows beyond them. */
    static Summary of(String node, List<RequestEntry> held, AnalyticsSnapshot snapshot) {
        Drawing drawing = new Drawing();
        held.forEach(drawing::add);
        return drawing.summary(node, snapshot);
    }

    private void add(RequestEntry entry) {
        all.add(entry);
        statusClasses[Math.max(1, Math.min(entry.status() / 100, 5)) - 1]++;
        times.add(entry.responseTime());
        routes.of(entry.route().orElse(RequestQuery.NONE)).add(entry);
        tiers.of(entry.tier().orElse(RequestQuery.NONE)).add(entry);
        clients.of(entry.clientId()).add(entry);
        if (!entry.administrative()) {
            endpoints.of(entry.path()).add(entry);
        }
    }

    private Summary summary(String node, AnalyticsSnapshot snapshot) {
        return new Summary(
                node,
                all.figures(),
                new StatusCounts(
                        statusClasses[0], statusClasses[1], statusClasses[2], statusClasses[3], statusClasses[4]),
                times,
                endpoints.most(Summary.NAMES).stream()
                        .map(one -> new NamedCount(one.name(), one.figures().count()))
                        .toList(),
                routes.most(Summary.NAMES),
                tiers.most(Summary.NAMES),
                clients.most(Summary.NAMES),
                clients.limited(Summary.NAMES),
                snapshot.lifetime(),
                snapshot.rates(),
                (int) Math.floorMod(snapshot.time().getEpochSecond(), (long) SECONDS_OF_MINUTE));
    }
}
