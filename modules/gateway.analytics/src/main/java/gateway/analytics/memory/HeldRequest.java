package gateway.analytics.memory;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestQuery;

/**
 * A request in the ring, with its number. What figures are made of stands here once more, side by side: whoever draws
 * them goes through thousands of requests, and would wait for memory at each value it had to look for. Immutable.
 */
final class HeldRequest {
    final int sequence;
    final long nanosRecorded;
    final RequestEntry entry;
    final Caller caller;
    final Path path;
    final String route;
    final String tier;
    final long nanos;
    final long bytes;
    private final int statusAndFlags;

    /**
     * @param sequence the lower half of its number in its ring, which tells it from all that are near
     * @param nanosRecorded when it was recorded, in nanoseconds since the Unix epoch
     * @param caller who sent it, by {@link CallerTable}
     * @param path its path, by {@link PathTable}
     */
    HeldRequest(int sequence, long nanosRecorded, RequestEntry entry, Caller caller, Path path) {
        this.sequence = sequence;
        this.nanosRecorded = nanosRecorded;
        this.entry = entry;
        this.caller = caller;
        this.path = path;
        route = entry.route().orElse(RequestQuery.NONE);
        tier = entry.tier().orElse(RequestQuery.NONE);
        nanos = entry.responseTime().toNanos();
        bytes = entry.bytes();
        statusAndFlags = 4 * entry.status() + (entry.administrative() ? 2 : 0) + (entry.limited() ? 1 : 0);
    }

    int status() {
        return statusAndFlags >> 2;
    }

    /** Whether a limit refused it. */
    boolean limited() {
        return (statusAndFlags & 1) != 0;
    }

    /** Whether somebody sent it who looks after the gateway. */
    boolean administrative() {
        return (statusAndFlags & 2) != 0;
    }

    boolean isAfter(HeldRequest other) {
        return other == null || sequence - other.sequence > 0;
    }
}
