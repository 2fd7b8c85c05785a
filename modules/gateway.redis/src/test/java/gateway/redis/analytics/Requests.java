package gateway.redis.analytics;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestRefusal;
import gateway.api.client.ClientKind;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Requests for tests. */
final class Requests {
    private Requests() {}

    /** One that was answered with 200, or refused by a limit. */
    static RequestEntry entry(String path, int status, int millis, String client, String address) {
        return new RequestEntry(
                "id",
                Instant.parse("2026-11-30T10:00:00Z"),
                "GET",
                path,
                Optional.of("orders"),
                status,
                100,
                Duration.ofMillis(millis),
                client,
                address,
                Optional.of("free"),
                ClientKind.API_KEY,
                status == 429
                        ? Optional.of(new RequestRefusal("Rate limit exceeded", Optional.of("free")))
                        : Optional.empty());
    }
}
