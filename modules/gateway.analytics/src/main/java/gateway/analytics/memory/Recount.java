package gateway.analytics.memory;

import gateway.api.analytics.Latency;
import gateway.api.analytics.Rankings;
import gateway.api.analytics.RequestFigures;
import gateway.api.analytics.StatusCounts;
import java.util.Set;

/** Draws all figures about requests held in one pass over them. For one thread. */
final class Recount {
    private final LatencyMeter latency;
    private final Sums all = new Sums();
    private final long[] statusClasses = new long[5];
    private final SumsBy<Caller> callers = new SumsBy<>();
    private final SumsBy<String> paths = new SumsBy<>();
    private final SumsBy<String> routes = new SumsBy<>();
    private final SumsBy<String> tiers = new SumsBy<>();

    /** @param latency is cleared and used */
    Recount(LatencyMeter latency) {
        this.latency = latency;
        latency.clear();
    }

    void add(HeldRequest request) {
        all.add(request);
        statusClasses[Math.max(1, Math.min(request.status / 100, 5)) - 1]++;
        latency.add(request.nanos);
        callers.of(request.caller).add(request);
        paths.of(request.path).add(request);
        routes.of(request.route).add(request);
        tiers.of(request.tier).add(request);
    }

    RequestFigures figures() {
        return all.figures();
    }

    StatusCounts statuses() {
        return new StatusCounts(
                statusClasses[0], statusClasses[1], statusClasses[2], statusClasses[3], statusClasses[4]);
    }

    Latency latency() {
        return latency.latency();
    }

    Set<Caller> callers() {
        return callers.all().keySet();
    }

    Rankings rankings() {
        SumsBy<String> clients = new SumsBy<>();
        callers.all().forEach((caller, sums) -> clients.of(caller.client()).add(sums));
        return new Rankings(
                Ranking.top(Rankings.ENDPOINTS, paths.all(), Sums::count),
                Ranking.figures(routes.all().size(), routes.all()),
                Ranking.figures(tiers.all().size(), tiers.all()),
                Ranking.figures(Rankings.CLIENTS, clients.all()),
                Ranking.top(Rankings.LIMITED_CLIENTS, clients.all(), Sums::hits));
    }
}
