package gateway.api.analytics;

import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * Figures about requests at one time. Those about requests held are drawn from the same requests, so they add up.
 *
 * @param time when they were drawn, on the ticker by which rates are counted
 * @param held sums over the requests held
 * @param statuses the requests held by status
 * @param latency how long the requests held took
 * @param rankings the requests held by route, tier, client and path
 * @param lifetime what was counted since the start
 * @param rates requests over time
 * @param active who called of late
 * @param nodes the nodes that act as one gateway, whose figures these are together, the one that was asked first and the
 *     others by name; empty if a store knows of one node alone
 */
public record AnalyticsSnapshot(
        Instant time,
        RequestFigures held,
        StatusCounts statuses,
        Latency latency,
        Rankings rankings,
        LifetimeFigures lifetime,
        RequestRates rates,
        ActiveCallers active,
        List<NodeFigures> nodes) {

    /** Requires every value. */
    public AnalyticsSnapshot {
        Objects.requireNonNull(time, "time");
        Objects.requireNonNull(held, "held");
        Objects.requireNonNull(statuses, "statuses");
        Objects.requireNonNull(latency, "latency");
        Objects.requireNonNull(rankings, "rankings");
        Objects.requireNonNull(lifetime, "lifetime");
        Objects.requireNonNull(rates, "rates");
        Objects.requireNonNull(active, "active");
        nodes = List.copyOf(nodes);
    }

    /**
     * Figures of one node alone.
     *
     * @param time when they were drawn
     * @param held sums over the requests held
     * @param statuses the requests held by status
     * @param latency how long the requests held took
     * @param rankings the requests held by route, tier, client and path
     * @param lifetime what was counted since the start
     * @param rates requests over time
     * @param active who called of late
     */
    public AnalyticsSnapshot(
            Instant time,
            RequestFigures held,
            StatusCounts statuses,
            Latency latency,
            Rankings rankings,
            LifetimeFigures lifetime,
            RequestRates rates,
            ActiveCallers active) {
        this(time, held, statuses, latency, rankings, lifetime, rates, active, List.of());
    }
}
