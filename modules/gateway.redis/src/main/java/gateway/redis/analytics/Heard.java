package gateway.redis.analytics;

import gateway.api.analytics.NodeFigures;
import gateway.api.analytics.RequestRates;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What was heard of a node, and how long ago it was drawn: by the time of Redis, so that it does not matter what the clocks
 * of the nodes say.
 */
record Heard(Summary summary, Duration age) {
    private static final int SECONDS_OF_MINUTE = 60;

    /** The same some time later. */
    Heard after(Duration time) {
        return new Heard(summary, age.plus(time));
    }

    /** Its requests over time as this node counts seconds and minutes; of the time since, nothing is known. */
    RequestRates rates() {
        RequestRates rates = summary.rates();
        long minutes = (summary.secondOfMinute() + age.toSeconds()) / SECONDS_OF_MINUTE;
        return new RequestRates(
                rates.lastMinute(), shifted(rates.perSecond(), age.toSeconds()), shifted(rates.perMinute(), minutes));
    }

    private static List<Long> shifted(List<Long> counts, long by) {
        int gone = (int) Math.min(by, counts.size());
        List<Long> shifted = new ArrayList<>(counts.subList(gone, counts.size()));
        shifted.addAll(Collections.nCopies(gone, 0L));
        return shifted;
    }

    NodeFigures figures(boolean self) {
        return new NodeFigures(
                summary.node(),
                self,
                age,
                summary.held(),
                summary.times().latency(),
                summary.rates().lastMinute(),
                summary.lifetime());
    }
}
