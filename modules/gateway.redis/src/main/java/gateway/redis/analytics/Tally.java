package gateway.redis.analytics;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestFigures;
import java.time.Duration;

/** Sums over requests. For one thread. */
final class Tally {
    private static final int FIRST_ERROR = 400;

    private long count;
    private long errors;
    private long hits;
    private long bytes;
    private Duration time = Duration.ZERO;

    void add(RequestEntry entry) {
        add(new RequestFigures(
                1,
                entry.status() >= FIRST_ERROR ? 1 : 0,
                entry.limited() ? 1 : 0,
                entry.bytes(),
                entry.responseTime()));
    }

    void add(RequestFigures figures) {
        count += figures.count();
        errors += figures.errors();
        hits += figures.rateLimitHits();
        bytes += figures.bytes();
        time = time.plus(figures.responseTime());
    }

    RequestFigures figures() {
        return new RequestFigures(count, errors, hits, bytes, time);
    }
}
