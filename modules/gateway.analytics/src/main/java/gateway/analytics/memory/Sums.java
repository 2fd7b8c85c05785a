package gateway.analytics.memory;

import gateway.api.analytics.RequestFigures;
import java.time.Duration;

/** Adds up requests. For one thread. */
final class Sums {
    private static final int FIRST_ERROR = 400;

    private long count;
    private long errors;
    private long hits;
    private long bytes;
    private long nanos;

    void clear() {
        count = 0;
        errors = 0;
        hits = 0;
        bytes = 0;
        nanos = 0;
    }

    void add(HeldRequest request) {
        count++;
        errors += request.status() >= FIRST_ERROR ? 1 : 0;
        hits += request.limited() ? 1 : 0;
        bytes += request.bytes;
        nanos += request.nanos;
    }

    void add(Sums other) {
        count += other.count;
        errors += other.errors;
        hits += other.hits;
        bytes += other.bytes;
        nanos += other.nanos;
    }

    long count() {
        return count;
    }

    /** How many a limit refused. */
    long hits() {
        return hits;
    }

    RequestFigures figures() {
        return new RequestFigures(count, errors, hits, bytes, Duration.ofNanos(nanos));
    }
}
