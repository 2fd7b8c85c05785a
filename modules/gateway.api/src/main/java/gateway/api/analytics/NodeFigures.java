package gateway.api.analytics;

import java.time.Duration;
import java.util.Objects;

/**
 * Figures of one of the nodes that act as one gateway.
 *
 * @param name what the node is called; two may be called alike
 * @param self whether it is the node that was asked
 * @param age how long ago the figures were drawn
 * @param held sums over the requests that the node holds
 * @param latency how long those took
 * @param lastMinute requests of the last minute
 * @param lifetime what the node has counted since its start
 */
public record NodeFigures(
        String name,
        boolean self,
        Duration age,
        RequestFigures held,
        Latency latency,
        long lastMinute,
        LifetimeFigures lifetime) {

    /** Requires every value. */
    public NodeFigures {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(age, "age");
        Objects.requireNonNull(held, "held");
        Objects.requireNonNull(latency, "latency");
        Objects.requireNonNull(lifetime, "lifetime");
    }
}
