package gateway.analytics.log;

import gateway.api.analytics.RequestEntry;
import gateway.api.client.ClientKind;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Requests to be logged. */
final class LogEntries {
    private LogEntries() {}

    static RequestEntry entry(String path, int status) {
        return new RequestEntry(
                "019b7760-1400-7a3e-8c1d-4f2b6e9a0c55",
                Instant.parse("2026-01-01T10:20:30.123Z"),
                "GET",
                path,
                Optional.of("orders"),
                status,
                345,
                Duration.ofMillis(12),
                "mobile",
                "2001:db8::1",
                Optional.of("gold"),
                ClientKind.API_KEY,
                Optional.empty());
    }

    /** With the paths {@code /<from>}, … {@code /<to - 1>}. */
    static List<RequestEntry> entries(int from, int to) {
        return IntStream.range(from, to).mapToObj(i -> entry("/" + i, 200)).toList();
    }
}
