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

/** There is no resource on these routes, so what passes is a 404. */
@DisplayName("A03 and A05 per route, with a key of several parts")
@Execution(ExecutionMode.CONCURRENT)
class RouteLimitsIT {
    private static final List<String> ALGORITHMS = Settings.ALGORITHMS;
    private static final int WINDOW = Scale.of(10, 3);
    private static final int LIMIT = 3;
    private static final int PASSED = 404;

    static final String SETTINGS =
            ALGORITHMS.stream().map(RouteLimitsIT::routes).collect(joining());

    private final GatewayServer server = SharedGateways.common();
    private final String tenant = Addresses.fresh();

    private static String routes(String algorithm) {
        return route("slow-" + algorithm, algorithm, "1m") + route("quick-" + algorithm, algorithm, WINDOW + "s");
    }

    private static String route(String id, String algorithm, String window) {
        String limit = "gateway.routes." + id + ".limits.each";
        return "gateway.routes." + id + ".path=/api/routes/" + id + "\n"
                + Settings.policy(limit, algorithm, LIMIT, window)
                + limit + ".key=ip, header:X-Tenant\n";
    }

    @ParameterizedTest
    @FieldSource("ALGORITHMS")
    void remainingCountsDownToZero(String algorithm) {
        Windows.ensureLeft(Duration.ofMinutes(1), Duration.ofSeconds(10));
        List<Response> responses =
                Stream.generate(() -> send("slow-" + algorithm)).limit(5).toList();

        assertThat(responses).extracting(Response::status).containsExactly(PASSED, PASSED, PASSED, 429, 429);
        assertThat(responses).extracting(Response::remaining).containsExactly(2L, 1L, 0L, 0L, 0L);
        assertThat(responses)
                .extracting(response -> response.number("X-RateLimit-Limit"))
                .containsOnly((long) LIMIT);
    }

    @ParameterizedTest
    @FieldSource("ALGORITHMS")
    void whoeverWaitsAsToldIsPermitted(String algorithm) {
        Response refusal = exhausted("quick-" + algorithm);
        int longest = algorithm.equals("sliding-window-counter") ? 2 * WINDOW : WINDOW;

        assertThat(refusal.status()).isEqualTo(429);
        assertThat(refusal.header("Retry-After").orElseThrow()).matches("[0-9]+");
        assertThat(refusal.retryAfter()).isBetween(1L, (long) longest);
        assertThat(refusal.json()).containsEntry("policy", "quick-" + algorithm + ".each");

        Await.pause(Duration.ofSeconds(refusal.retryAfter()));
        assertThat(send("quick-" + algorithm).status()).isEqualTo(PASSED);
    }

    private Response exhausted(String route) {
        Response response = send(route);
        while (response.status() == PASSED) {
            response = send(route);
        }
        return response;
    }

    private Response send(String route) {
        return server.send(
                Request.get("/api/routes/" + route).from("198.51.100.7").header("X-Tenant", tenant));
    }
}
