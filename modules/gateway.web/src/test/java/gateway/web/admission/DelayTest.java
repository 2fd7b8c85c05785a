package gateway.web.admission;

import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.Limiter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A limit that delays")
final class DelayTest {
    private static final long SECOND = 1_000_000_000L;

    private static Limiter queue(long places, String rate) {
        return TestPolicy.limiter(
                "leaky-bucket",
                Map.of("max-requests", Long.toString(places), "refill-rate", rate, "overflow", "delay"));
    }

    private static Exchange exchange(TestGateway gateway, TestRequest request) {
        Exchange exchange = gateway.gateway.begin(request);
        assertThat(gateway.enter(exchange)).isEmpty();
        return exchange;
    }

    /** How long a request has to wait in each of its queues. */
    private static List<Long> waits(TestGateway gateway, TestRequest request) {
        return exchange(gateway, request).turns().stream()
                .map(turn -> turn.departureNanos() - gateway.time.epochNanos())
                .toList();
    }

    @Test
    void letsTheFirstPassAtOnceAndTellsTheOthersTheirTurns() {
        TestGateway gateway =
                new TestConfig().tier("free", policy("free", queue(2, "1/10s"))).open();

        assertThat(waits(gateway, get("/api/x"))).isEmpty();
        assertThat(waits(gateway, get("/api/x"))).containsExactly(10 * SECOND);
        assertThat(waits(gateway, get("/api/x"))).containsExactly(20 * SECOND);

        TestResponse refused = gateway.send(get("/api/x"));
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.refusal().retryAfterSeconds()).hasValue(10);
        assertThat(refused.header("X-RateLimit-Remaining")).contains("0");
    }

    @Test
    void countsCallersApart() {
        TestGateway gateway =
                new TestConfig().tier("free", policy("free", queue(2, "1/10s"))).open();

        waits(gateway, get("/api/x").from("198.51.100.7"));

        assertThat(waits(gateway, get("/api/x").from("198.51.100.8"))).isEmpty();
        assertThat(waits(gateway, get("/api/x").from("198.51.100.7"))).containsExactly(10 * SECOND);
    }

    @Test
    void takesAllPermitsAtOnceAndWaitsForEachQueue() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free.slow", queue(5, "1/10s")), policy("free.daily", 3, "1d"))
                .route("reports", "/api/reports", policy("reports.own", queue(5, "1/30s")))
                .open();

        assertThat(waits(gateway, get("/api/reports"))).isEmpty();
        assertThat(waits(gateway, get("/api/reports"))).containsExactlyInAnyOrder(30 * SECOND, 10 * SECOND);
        assertThat(waits(gateway, get("/api/reports"))).containsExactlyInAnyOrder(60 * SECOND, 20 * SECOND);
        assertThat(gateway.send(get("/api/reports")).refusal().exceeded())
                .contains(new Refusal.Exceeded("free.daily", 3));
    }

    @Test
    void refusesNobodyWithoutReasonAfterAnotherLimitRefused() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free.slow", queue(5, "1/10s")), policy("free.burst", 1, "1s"))
                .open();

        assertThat(gateway.passing(4, get("/api/x"))).isEqualTo(1);
        gateway.advance(Duration.ofSeconds(1));

        assertThat(waits(gateway, get("/api/x"))).containsExactly(9 * SECOND);
    }

    @Test
    void delaysNobodyInItsShadow() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free", queue(1, "1/10s")).shadow())
                .open();

        for (int i = 0; i < 5; i++) {
            assertThat(waits(gateway, get("/api/x"))).isEmpty();
        }
        assertThat(gateway.gateway.begin(get("/api/x")).mayWait()).isFalse();
    }

    @Test
    void getsItsPlaceBackFromWhoGoesAwayAndNothingElseIsGivenBack() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free.slow", queue(1, "1/10s")), policy("free.daily", 4, "1d"))
                .open();
        waits(gateway, get("/api/x"));
        Exchange waiting = exchange(gateway, get("/api/x"));
        assertThat(gateway.send(get("/api/x")).status()).isEqualTo(429);

        waiting.turns().forEach(turn -> turn.giveBack().run());

        assertThat(waits(gateway, get("/api/x"))).containsExactly(10 * SECOND);
        gateway.advance(Duration.ofMinutes(1));
        assertThat(gateway.passing(5, get("/api/x"))).isEqualTo(1);
    }

    @Test
    void namesItsQueueAndHowLongARequestTakesInIt() {
        TestGateway gateway = new TestConfig()
                .route(
                        "reports",
                        "/api/reports",
                        policy("reports.own", queue(50, "20")).scope("slow").cost(3))
                .open();
        exchange(gateway, get("/api/reports"));

        Turn turn = exchange(gateway, get("/api/reports")).turns().get(0);

        assertThat(turn.scope()).isEqualTo("slow");
        assertThat(turn.lengthNanos()).isEqualTo(150_000_000);
    }

    @Test
    void isExpectedWhereARouteOrATierHasOne() {
        TestGateway gateway = new TestConfig()
                .route("slow", "/api/slow", policy("slow.own", queue(1, "1/10s")))
                .route("fast", "/api/fast", policy("fast.own", 1, "1s"))
                .open();

        assertThat(gateway.gateway.begin(get("/api/slow")).mayWait()).isTrue();
        assertThat(gateway.gateway.begin(get("/api/fast")).mayWait()).isFalse();
        assertThat(gateway.gateway.begin(get("/api/other")).mayWait()).isFalse();
        assertThat(gateway.gateway.begin(get("/api/gateway/keys")).mayWait()).isFalse();
    }

    @Test
    void isExplainedWithoutTakingAPlace() {
        TestGateway gateway =
                new TestConfig().tier("free", policy("free", queue(2, "1/10s"))).open();
        waits(gateway, get("/api/x"));
        Exchange waiting = exchange(gateway, get("/api/x"));
        Question question = new Question("GET", "/api/x", waiting.client(), true, waiting.address());

        for (int i = 0; i < 3; i++) {
            assertThat(new Explainer(gateway.gateway.rules()).explain(question).limits())
                    .singleElement()
                    .satisfies(usage -> {
                        assertThat(usage.state().orElseThrow().remaining()).isEqualTo(1);
                        assertThat(usage.passes()).isTrue();
                    });
        }
    }
}
