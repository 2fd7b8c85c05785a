package gateway.analytics;

import gateway.api.analytics.RequestEntry;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Figures about the requests that a ring holds.
 *
 * <p>What is counted over a time is counted among the requests held, so it saturates when more than the ring has
 * places for arrive in that time.
 *
 * @param totalRequests requests held
 * @param lifetimeRequests requests since the start, held or not
 * @param requestsPerMinute requests that arrived in the last minute
 * @param topEndpoints the paths that were asked for most often, most frequent first, at most five
 * @param errorRate how many of 100 requests were answered with 400 or more, with two decimals; 0 if there is none
 * @param avgResponseTime the mean response time in milliseconds, with two decimals; 0 if there is none
 * @param activeClients addresses that requests came from in the last five minutes
 * @param activeKeyUses pairs of an address and a credential that requests came with in the last five minutes
 * @param rateLimitHits requests that a limit refused
 */
public record RequestFigures(
        long totalRequests,
        long lifetimeRequests,
        long requestsPerMinute,
        List<Endpoint> topEndpoints,
        BigDecimal errorRate,
        BigDecimal avgResponseTime,
        long activeClients,
        long activeKeyUses,
        long rateLimitHits) {
    private static final int TOP = 5;
    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final Duration ACTIVE = Duration.ofMinutes(5);

    /** Copies the endpoints. */
    public RequestFigures {
        topEndpoints = List.copyOf(topEndpoints);
    }

    /**
     * How often a path was asked for.
     *
     * @param path the path without query
     * @param count how often
     */
    public record Endpoint(String path, long count) {}

    /**
     * {@return the figures at a time} Takes time by the number of requests held.
     *
     * @param ring the requests
     * @param now the time
     */
    public static RequestFigures of(RequestRing ring, Instant now) {
        List<RequestEntry> held = ring.latest(ring.capacity(), 0);
        List<RequestEntry> active = since(now.minus(ACTIVE), held);
        return new RequestFigures(
                held.size(),
                ring.totalRecorded(),
                since(now.minus(MINUTE), held).size(),
                topEndpoints(held),
                errorRate(held),
                averageMillis(held),
                active.stream().map(RequestEntry::address).distinct().count(),
                active.stream()
                        .filter(RequestEntry::authenticated)
                        .map(entry -> List.of(entry.address(), entry.clientId()))
                        .distinct()
                        .count(),
                count(held, entry -> entry.refusedBy().isPresent()));
    }

    private static List<RequestEntry> since(Instant start, List<RequestEntry> entries) {
        return entries.stream()
                .filter(entry -> entry.timestamp().isAfter(start))
                .toList();
    }

    private static List<Endpoint> topEndpoints(List<RequestEntry> entries) {
        Map<String, Long> counts = new HashMap<>();
        entries.forEach(entry -> counts.merge(entry.path(), 1L, Long::sum));
        return counts.entrySet().stream()
                .map(count -> new Endpoint(count.getKey(), count.getValue()))
                .sorted(Comparator.comparing(Endpoint::count).reversed().thenComparing(Endpoint::path))
                .limit(TOP)
                .toList();
    }

    private static BigDecimal errorRate(List<RequestEntry> entries) {
        return quotient(BigDecimal.valueOf(100 * count(entries, entry -> entry.status() >= 400)), entries.size());
    }

    private static BigDecimal averageMillis(List<RequestEntry> entries) {
        Duration total = entries.stream().map(RequestEntry::responseTime).reduce(Duration.ZERO, Duration::plus);
        BigDecimal millis = BigDecimal.valueOf(total.getSeconds() * 1000).add(BigDecimal.valueOf(total.getNano(), 6));
        return quotient(millis, entries.size());
    }

    private static BigDecimal quotient(BigDecimal total, long count) {
        return count == 0
                ? BigDecimal.ZERO.setScale(2)
                : total.divide(BigDecimal.valueOf(count), 2, RoundingMode.HALF_UP);
    }

    private static long count(List<RequestEntry> entries, Predicate<RequestEntry> condition) {
        return entries.stream().filter(condition).count();
    }
}
