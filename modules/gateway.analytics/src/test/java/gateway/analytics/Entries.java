package gateway.analytics;

import gateway.api.analytics.RequestEntry;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Entries that differ in their request id only. */
final class Entries {
    private Entries() {}

    static RequestEntry entry(String requestId) {
        return new RequestEntry(
                requestId,
                Instant.EPOCH,
                "GET",
                "/api/hello",
                Optional.empty(),
                200,
                Duration.ofMillis(1),
                "192.0.2.1",
                "192.0.2.1",
                Optional.of("free"),
                false,
                Optional.empty());
    }

    /** Records entries with the ids {@code from}, {@code from + 1}, … {@code to}. */
    static void record(RequestRing ring, int from, int to) {
        IntStream.rangeClosed(from, to).forEach(i -> ring.record(entry("" + i)));
    }

    static List<String> ids(List<RequestEntry> entries) {
        return entries.stream().map(RequestEntry::requestId).toList();
    }

    /** The ids {@code from}, {@code from - 1}, … {@code to}. */
    static List<String> down(int from, int to) {
        return IntStream.rangeClosed(to, from)
                .map(i -> from + to - i)
                .mapToObj(i -> "" + i)
                .toList();
    }
}
