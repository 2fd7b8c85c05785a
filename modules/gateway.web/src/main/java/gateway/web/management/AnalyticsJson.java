package gateway.web.management;

import gateway.api.analytics.AnalyticsSnapshot;
import gateway.api.analytics.Latency;
import gateway.api.analytics.LifetimeFigures;
import gateway.api.analytics.NamedCount;
import gateway.api.analytics.NamedFigures;
import gateway.api.analytics.NodeFigures;
import gateway.api.analytics.Rankings;
import gateway.api.analytics.RequestFigures;
import gateway.api.analytics.StatusCounts;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Figures in JSON, the same for whoever asks once and for whoever listens. */
public final class AnalyticsJson {
    private AnalyticsJson() {}

    /**
     * {@return the figures as one line of JSON}
     *
     * @param snapshot the figures
     */
    public static String line(AnalyticsSnapshot snapshot) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("timestamp", snapshot.time().toEpochMilli());
        putKnown(fields, snapshot);
        putLifetime(fields, snapshot.lifetime());
        fields.put("bytes", snapshot.held().bytes());
        fields.put("latency", latency(snapshot.latency()));
        fields.put("statuses", statuses(snapshot.statuses()));
        putRankings(fields, snapshot.rankings());
        fields.put("requestsPerSecond", snapshot.rates().perSecond());
        fields.put("requestsByMinute", snapshot.rates().perMinute());
        fields.put("nodes", snapshot.nodes().stream().map(AnalyticsJson::node).toList());
        return JsonTree.write(fields);
    }

    private static Map<String, Object> node(NodeFigures node) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", node.name());
        fields.put("self", node.self());
        fields.put("age", node.age().toMillis());
        fields.put("totalRequests", node.held().count());
        fields.put("requestsPerMinute", node.lastMinute());
        fields.put("errorRate", node.held().errorRate());
        fields.put("avgResponseTime", node.held().meanMillis());
        fields.put("p95", millis(node.latency().p95()));
        fields.put("rateLimitHits", node.held().rateLimitHits());
        fields.put("lifetimeRequests", node.lifetime().requests());
        return fields;
    }

    /** What clients of the Express package know. */
    private static void putKnown(Map<String, Object> fields, AnalyticsSnapshot snapshot) {
        RequestFigures held = snapshot.held();
        fields.put("totalRequests", held.count());
        fields.put("requestsPerMinute", snapshot.rates().lastMinute());
        fields.put("topEndpoints", counts("path", snapshot.rankings().endpoints()));
        fields.put("errorRate", held.errorRate());
        fields.put("avgResponseTime", held.meanMillis());
        fields.put("activeClients", snapshot.active().addresses());
        fields.put("activeKeyUses", snapshot.active().credentials());
        fields.put("rateLimitHits", held.rateLimitHits());
    }

    private static void putLifetime(Map<String, Object> fields, LifetimeFigures lifetime) {
        fields.put("lifetimeRequests", lifetime.requests());
        fields.put("lifetimeRateLimitHits", lifetime.rateLimitHits());
        fields.put("lifetimeBytes", lifetime.bytes());
    }

    private static void putRankings(Map<String, Object> fields, Rankings rankings) {
        fields.put("routes", groups(rankings.routes()));
        fields.put("tiers", groups(rankings.tiers()));
        fields.put("clients", groups(rankings.clients()));
        fields.put("topLimitedClients", counts("name", rankings.limitedClients()));
    }

    private static Map<String, Object> latency(Latency latency) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("p50", millis(latency.p50()));
        fields.put("p95", millis(latency.p95()));
        fields.put("p99", millis(latency.p99()));
        fields.put("max", millis(latency.max()));
        return fields;
    }

    private static Map<String, Object> statuses(StatusCounts statuses) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("1xx", statuses.informational());
        fields.put("2xx", statuses.successful());
        fields.put("3xx", statuses.redirected());
        fields.put("4xx", statuses.clientErrors());
        fields.put("5xx", statuses.serverErrors());
        return fields;
    }

    private static List<Map<String, Object>> counts(String name, List<NamedCount> counts) {
        return counts.stream().map(one -> count(name, one)).toList();
    }

    private static Map<String, Object> count(String name, NamedCount count) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put(name, count.name());
        fields.put("count", count.count());
        return fields;
    }

    private static List<Map<String, Object>> groups(List<NamedFigures> groups) {
        return groups.stream().map(AnalyticsJson::group).toList();
    }

    private static Map<String, Object> group(NamedFigures group) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", group.name());
        fields.put("count", group.figures().count());
        fields.put("errors", group.figures().errors());
        fields.put("rateLimitHits", group.figures().rateLimitHits());
        fields.put("avgResponseTime", group.figures().meanMillis());
        return fields;
    }

    private static BigDecimal millis(Duration duration) {
        return BigDecimal.valueOf(duration.toNanos(), 6).setScale(2, RoundingMode.HALF_UP);
    }
}
