package gateway.web.management;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.analytics.ActiveCallers;
import gateway.api.analytics.AnalyticsSnapshot;
import gateway.api.analytics.Latency;
import gateway.api.analytics.LifetimeFigures;
import gateway.api.analytics.NamedCount;
import gateway.api.analytics.NamedFigures;
import gateway.api.analytics.NodeFigures;
import gateway.api.analytics.Rankings;
import gateway.api.analytics.RequestFigures;
import gateway.api.analytics.RequestRates;
import gateway.api.analytics.StatusCounts;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

final class AnalyticsJsonTest {
    private static final RequestFigures FIGURES = new RequestFigures(3, 1, 1, 300, Duration.ofMillis(10));

    @Test
    void isOneLineInAFixedOrder() {
        AnalyticsSnapshot snapshot = new AnalyticsSnapshot(
                Instant.ofEpochMilli(1767225600123L),
                FIGURES,
                new StatusCounts(0, 2, 0, 1, 0),
                new Latency(
                        Duration.ofNanos(1_234_999), Duration.ofMillis(5), Duration.ofMillis(6), Duration.ofHours(1)),
                new Rankings(
                        List.of(new NamedCount("/api/\"a\"\n", 3)),
                        List.of(new NamedFigures("orders", FIGURES)),
                        List.of(new NamedFigures("free", FIGURES)),
                        List.of(new NamedFigures("key_1", FIGURES)),
                        List.of(new NamedCount("key_1", 1))),
                new LifetimeFigures(30, 10, 3_000),
                new RequestRates(2, List.of(0L, 1L), List.of(2L, 3L)),
                new ActiveCallers(4, 5),
                List.of(new NodeFigures(
                        "one",
                        true,
                        Duration.ofMillis(1_500),
                        FIGURES,
                        new Latency(Duration.ZERO, Duration.ofMillis(5), Duration.ZERO, Duration.ZERO),
                        2,
                        new LifetimeFigures(20, 10, 3_000))));
        String group = "\"count\":3,\"errors\":1,\"rateLimitHits\":1,\"avgResponseTime\":3.33";

        assertThat(AnalyticsJson.line(snapshot))
                .isEqualTo("{\"timestamp\":1767225600123,\"totalRequests\":3,\"requestsPerMinute\":2,"
                        + "\"topEndpoints\":[{\"path\":\"/api/\\\"a\\\"\\n\",\"count\":3}],\"errorRate\":33.33,"
                        + "\"avgResponseTime\":3.33,\"activeClients\":4,\"activeKeyUses\":5,\"rateLimitHits\":1,"
                        + "\"lifetimeRequests\":30,\"lifetimeRateLimitHits\":10,\"lifetimeBytes\":3000,\"bytes\":300,"
                        + "\"latency\":{\"p50\":1.23,\"p95\":5.00,\"p99\":6.00,\"max\":3600000.00},"
                        + "\"statuses\":{\"1xx\":0,\"2xx\":2,\"3xx\":0,\"4xx\":1,\"5xx\":0},"
                        + "\"routes\":[{\"name\":\"orders\"," + group + "}],"
                        + "\"tiers\":[{\"name\":\"free\"," + group + "}],"
                        + "\"clients\":[{\"name\":\"key_1\"," + group + "}],"
                        + "\"topLimitedClients\":[{\"name\":\"key_1\",\"count\":1}],"
                        + "\"requestsPerSecond\":[0,1],\"requestsByMinute\":[2,3],"
                        + "\"nodes\":[{\"name\":\"one\",\"self\":true,\"age\":1500,\"totalRequests\":3,"
                        + "\"requestsPerMinute\":2,\"errorRate\":33.33,\"avgResponseTime\":3.33,\"p95\":5.00,"
                        + "\"rateLimitHits\":1,\"lifetimeRequests\":20}]}");
    }
}
