package gateway.api.analytics;

import java.time.Instant;
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
 */
public record AnalyticsSnapshot(
        Instant time,
        RequestFigures held,
        StatusCounts statuses,
        Latency latency,
        Rankings rankings,
        LifetimeFigures lifetime,
        RequestRates rates,
        ActiveCallers active) {

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
    }
}
