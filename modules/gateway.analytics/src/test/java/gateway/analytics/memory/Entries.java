package gateway.analytics.memory;

import gateway.api.analytics.RequestEntry;
import gateway.api.client.ClientKind;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/** Entries that differ in their request id only. */
final class Entries {
    /** Every entry is recorded a nanosecond after the one before. */
    private static final AtomicLong NANOS = new AtomicLong();

    private Entries() {}

    static RequestEntry entry(String requestId) {
        return new RequestEntry(
                requestId,
                Instant.EPOCH,
                "GET",
                "/api/hello",
                Optional.empty(),
                200,
                17,
                Duration.ofMillis(1),
                "192.0.2.1",
                "192.0.2.1",
                Optional.of("free"),
                ClientKind.ANONYMOUS,
                Optional.empty());
    }

    static void record(RequestRing ring, RequestEntry entry) {
        put(ring, ring.claim(), entry);
    }

    static void record(StripedRing ring, RequestEntry entry) {
        record(ring.ofThread(), entry);
    }

    static void put(RequestRing ring, long sequence, RequestEntry entry) {
        ring.put(
                sequence,
                new HeldRequest(
                        (int) sequence,
                        NANOS.incrementAndGet(),
                        entry,
                        new Caller(entry, 0),
                        Path.of(entry.path(), 0)));
    }

    /** Records entries with the ids {@code from}, {@code from + 1}, … {@code to}. */
    static void record(RequestRing ring, int from, int to) {
        IntStream.rangeClosed(from, to).forEach(i -> record(ring, entry("" + i)));
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
