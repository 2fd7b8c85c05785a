package gateway.analytics.memory;

import gateway.api.analytics.Latency;
import gateway.api.analytics.Rankings;
import gateway.api.analytics.RequestFigures;
import gateway.api.analytics.StatusCounts;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;

/** Draws all figures about requests held in one pass over them, each time anew. For one thread. */
final class Recount {
    private final LatencyMeter latency = new LatencyMeter();
    private final long[] statusClasses = new long[5];
    private final PathCounts paths = new PathCounts();
    private final SumsBy<Caller> callers = new SumsBy<>();
    private final SumsBy<String> clients = new SumsBy<>();
    private final SumsBy<String> routes = new SumsBy<>();
    private final SumsBy<String> tiers = new SumsBy<>();

    /** Forgets all requests. */
    void clear() {
        latency.clear();
        Arrays.fill(statusClasses, 0);
        paths.clear();
        callers.clear();
        clients.clear();
        routes.clear();
        tiers.clear();
    }

    void add(HeldRequest request) {
        statusClasses[Math.max(1, Math.min(request.status() / 100, 5)) - 1]++;
        latency.add(request.nanos);
        callers.of(request.caller).add(request);
        if (!request.administrative()) {
            paths.add(request.path, request.path.hash());
        }
        routes.of(request.route).add(request);
        tiers.of(request.tier).add(request);
    }

    RequestFigures figures() {
        Sums all = new Sums();
        tiers.all().values().forEach(all::add);
        return all.figures();
    }

    StatusCounts statuses() {
        return new StatusCounts(
                statusClasses[0], statusClasses[1], statusClasses[2], statusClasses[3], statusClasses[4]);
    }

    Latency latency() {
        return latency.latency();
    }

    /** Who sent the requests. */
    Set<Caller> callers() {
        return callers.all().keySet();
    }

    /** To be asked for once after each pass. */
    Rankings rankings() {
        callers.all().forEach((caller, sums) -> clients.of(caller.client()).add(sums));
        Map<String, Sums> byClient = clients.all();
        Ranking endpoints = new Ranking(Rankings.ENDPOINTS);
        paths.rank(endpoints);
        return new Rankings(
                endpoints.result(),
                Ranking.figures(routes.all().size(), routes.all()),
                Ranking.figures(tiers.all().size(), tiers.all()),
                Ranking.figures(Rankings.CLIENTS, byClient),
                Ranking.of(Rankings.LIMITED_CLIENTS, byClient, Sums::hits));
    }
}
