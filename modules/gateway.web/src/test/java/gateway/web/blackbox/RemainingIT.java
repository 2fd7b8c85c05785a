package gateway.web.blackbox;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

@DisplayName("A05: X-RateLimit-Remaining counts down to 0, also for a limit of 1")
@Execution(ExecutionMode.CONCURRENT)
class RemainingIT {
    private static final List<String> ALGORITHMS = Settings.ALGORITHMS;
    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final Duration WINDOW = Duration.ofSeconds(Scale.of(60, 5));

    static final String SETTINGS = ALGORITHMS.stream()
            .map(algorithm -> limitOf(3, MINUTE, algorithm) + limitOf(1, WINDOW, algorithm))
            .collect(joining());

    static final String FAULTS = ALGORITHMS.stream()
            .map(algorithm -> Settings.tier("a05-0-" + algorithm, algorithm, 0, "1m"))
            .collect(joining());

    private final GatewayServer server = SharedGateways.common();

    @ParameterizedTest
    @FieldSource("ALGORITHMS")
    void countsALimitOfThreeDown(String algorithm) {
        Windows.ensureLeft(MINUTE, Duration.ofSeconds(10));
        List<Response> responses =
                Stream.generate(() -> send(3, algorithm)).limit(5).toList();

        assertThat(responses).extracting(Response::status).containsExactly(200, 200, 200, 429, 429);
        assertThat(responses).extracting(Response::remaining).containsExactly(2L, 1L, 0L, 0L, 0L);
        assertThat(responses)
                .extracting(response -> response.number("X-RateLimit-Limit"))
                .containsOnly(3L);
    }

    @ParameterizedTest
    @FieldSource("ALGORITHMS")
    void permitsAgainAfterALimitOfOne(String algorithm) {
        Windows.begin(WINDOW);
        long start = System.nanoTime();
        Response first = send(1, algorithm);
        Response second = send(1, algorithm);

        assertThat(first.status()).isEqualTo(200);
        assertThat(first.remaining()).isZero();
        if (System.nanoTime() - start < WINDOW.toNanos() / 2) {
            assertThat(second.status()).isEqualTo(429);
        }

        Await.pause(algorithm.equals("sliding-window-counter") ? WINDOW.multipliedBy(2) : WINDOW);
        assertThat(send(1, algorithm).status()).isEqualTo(200);
    }

    @ParameterizedTest
    @FieldSource("ALGORITHMS")
    void aLimitOfZeroIsNoLimitThatCanBeConfigured(String algorithm) {
        DegradedGateway.assertReported(
                "gateway.tiers.a05-0-" + algorithm + ".max-requests", "\"0\"", "a whole number from 1");
    }

    private Response send(int limit, String algorithm) {
        return server.send(Request.get("/api/echo").key(Settings.secret(name(limit, algorithm))));
    }

    private static String limitOf(int limit, Duration window, String algorithm) {
        String name = name(limit, algorithm);
        return Settings.tier(name, algorithm, limit, window.toSeconds() + "s") + Settings.key(name, name);
    }

    private static String name(int limit, String algorithm) {
        return "a05-" + limit + "-" + algorithm;
    }
}
