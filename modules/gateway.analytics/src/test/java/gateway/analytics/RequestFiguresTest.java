package gateway.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.analytics.RequestFigures.Endpoint;
import gateway.api.analytics.RequestEntry;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RequestFiguresTest {
    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

    private final RequestRing ring = new RequestRing(100);

    @Test
    void areZeroBeforeTheFirstRequest() {
        RequestFigures figures = figures();

        assertThat(figures.totalRequests()).isZero();
        assertThat(figures.errorRate()).isEqualTo("0.00");
        assertThat(figures.avgResponseTime()).isEqualTo("0.00");
        assertThat(figures.topEndpoints()).isEmpty();
    }

    @Test
    void countWhatIsHeldAndWhatWasEverRecorded() {
        IntStream.range(0, 250).forEach(i -> record(at("/api/a")));

        assertThat(figures().totalRequests()).isEqualTo(100);
        assertThat(figures().lifetimeRequests()).isEqualTo(250);
    }

    @Test
    void countTheRequestsOfTheLastMinute() {
        record(at("/api/a").secondsAgo(60));
        record(at("/api/a").secondsAgo(59));
        record(at("/api/a"));

        assertThat(figures().requestsPerMinute()).isEqualTo(2);
    }

    @Test
    void nameTheFiveBusiestPathsAndOfEquallyBusyOnesTheFirstByName() {
        for (int i = 1; i <= 6; i++) {
            for (int times = 0; times < i; times++) {
                record(at("/api/" + i));
            }
        }
        record(at("/api/5"));

        assertThat(figures().topEndpoints())
                .containsExactly(
                        new Endpoint("/api/5", 6),
                        new Endpoint("/api/6", 6),
                        new Endpoint("/api/4", 4),
                        new Endpoint("/api/3", 3),
                        new Endpoint("/api/2", 2));
    }

    @Test
    void roundErrorRateAndResponseTimeToTwoDecimals() {
        record(at("/api/a"));
        record(at("/api/a").status(399).millis(2));
        record(at("/api/a").status(400).millis(2));

        assertThat(figures().errorRate()).isEqualTo("33.33");
        assertThat(figures().avgResponseTime()).isEqualTo("1.67");
    }

    @Test
    void countAddressesAndTheirKeysOfTheLastFiveMinutes() {
        record(at("/api/a").from("192.0.2.1").by("alice"));
        record(at("/api/a").from("192.0.2.2").by("alice"));
        record(at("/api/a").from("192.0.2.2").by("alice").secondsAgo(299));
        record(at("/api/a").from("192.0.2.3"));
        record(at("/api/a").from("192.0.2.4").by("bob").secondsAgo(300));

        assertThat(figures().activeClients()).isEqualTo(3);
        assertThat(figures().activeKeyUses()).isEqualTo(2);
    }

    @Test
    void countOnlyTheRefusalsOfLimitsAsHits() {
        record(at("/api/a").status(429).refusedBy("free"));
        record(at("/api/a").status(429));

        assertThat(figures().rateLimitHits()).isEqualTo(1);
    }

    private RequestFigures figures() {
        return RequestFigures.of(ring, NOW);
    }

    private void record(Sample sample) {
        ring.record(sample.entry());
    }

    private static Sample at(String path) {
        return new Sample(path, 200, 1, "192.0.2.1", Optional.empty(), 0, Optional.empty());
    }

    /** A request as a test writes it down. */
    private record Sample(
            String path,
            int status,
            long millis,
            String address,
            Optional<String> key,
            long age,
            Optional<String> policy) {
        Sample status(int other) {
            return new Sample(path, other, millis, address, key, age, policy);
        }

        Sample millis(long other) {
            return new Sample(path, status, other, address, key, age, policy);
        }

        Sample from(String other) {
            return new Sample(path, status, millis, other, key, age, policy);
        }

        Sample by(String keyId) {
            return new Sample(path, status, millis, address, Optional.of(keyId), age, policy);
        }

        Sample secondsAgo(long other) {
            return new Sample(path, status, millis, address, key, other, policy);
        }

        Sample refusedBy(String other) {
            return new Sample(path, status, millis, address, key, age, Optional.of(other));
        }

        RequestEntry entry() {
            return new RequestEntry(
                    "id",
                    NOW.minusSeconds(age),
                    "GET",
                    path,
                    Optional.empty(),
                    status,
                    Duration.ofMillis(millis),
                    key.orElse(address),
                    address,
                    Optional.of("free"),
                    key.isPresent(),
                    policy);
        }
    }
}
