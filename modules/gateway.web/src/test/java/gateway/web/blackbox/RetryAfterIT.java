package gateway.web.blackbox;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.Await;
import gateway.web.blackbox.server.GatewayServer;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

@DisplayName("A03: Retry-After can be honoured")
@Execution(ExecutionMode.CONCURRENT)
@Tag("every-server")
class RetryAfterIT {
    private static final List<String> ALGORITHMS = Settings.ALGORITHMS;
    private static final int LIMIT = 5;
    private static final int WINDOW = Scale.of(10, 4);

    static final String SETTINGS = ALGORITHMS.stream()
                    .map(algorithm -> Settings.tier("a03-" + algorithm, algorithm, LIMIT, WINDOW + "s")
                            + Settings.key("a03-polls-" + algorithm, "a03-" + algorithm)
                            + Settings.key("a03-waits-" + algorithm, "a03-" + algorithm))
                    .collect(joining())
            + Settings.tier("a03-second", "token-bucket", 1, "1s")
            + Settings.key("a03-second", "a03-second");

    private final GatewayServer server = SharedGateways.common();

    @ParameterizedTest
    @FieldSource("ALGORITHMS")
    void namesOneMomentUntilAPermitIsSpent(String algorithm) {
        String keyId = "a03-polls-" + algorithm;
        exhaust(keyId);

        List<Answer> sinceLastPermit = new ArrayList<>();
        for (int second = 0; second < WINDOW + 2; second++) {
            Answer answer = send(keyId);
            if (answer.permitted()) {
                assertThat(answer.response().header("Retry-After")).isEmpty();
                sinceLastPermit.clear();
            } else {
                assertWellFormed(answer, algorithm);
                sinceLastPermit.add(answer);
                assertNameOneMoment(sinceLastPermit);
            }
            Await.pause(Duration.ofSeconds(1));
        }
    }

    @ParameterizedTest
    @FieldSource("ALGORITHMS")
    void permitsWhoeverWaitedAsTold(String algorithm) {
        String keyId = "a03-waits-" + algorithm;
        Answer refusal = exhaust(keyId);
        assertWellFormed(refusal, algorithm);

        Await.pause(Duration.ofSeconds(refusal.retryAfter()));

        assertThat(send(keyId).permitted()).isTrue();
    }

    @Test
    void roundsAPartOfASecondUp() {
        assertThat(exhaust("a03-second").retryAfter()).isEqualTo(1);
    }

    /** Sends requests until one is refused, and returns that refusal. */
    private Answer exhaust(String keyId) {
        while (true) {
            Answer answer = send(keyId);
            if (!answer.permitted()) {
                return answer;
            }
            assertThat(answer.response().header("Retry-After")).isEmpty();
        }
    }

    private Answer send(String keyId) {
        Instant sent = Instant.now();
        Response response = server.send(Request.get("/api/echo").key(Settings.secret(keyId)));
        return new Answer(sent, Instant.now(), response);
    }

    private static void assertWellFormed(Answer refusal, String algorithm) {
        int longest = algorithm.equals("sliding-window-counter") ? 2 * WINDOW : WINDOW;
        Response response = refusal.response();
        assertThat(response.status()).isEqualTo(429);
        assertThat(response.header("Retry-After").orElseThrow()).matches("[0-9]+");
        assertThat(refusal.retryAfter()).isBetween(1L, (long) longest);
        assertThat(response.json()).containsEntry("retryAfter", BigDecimal.valueOf(refusal.retryAfter()));
        assertThat(response.number("X-RateLimit-Reset"))
                .isBetween(refusal.sent().getEpochSecond(), refusal.received().getEpochSecond() + longest + 1);
    }

    /** There is a moment that each of them means, rounded up to seconds, wherever on its way it was decided. */
    private static void assertNameOneMoment(List<Answer> refusals) {
        Instant latestBegin = refusals.stream()
                .map(refusal -> refusal.sent().plusSeconds(refusal.retryAfter() - 1))
                .max(Instant::compareTo)
                .orElseThrow();
        Instant earliestEnd = refusals.stream()
                .map(refusal -> refusal.received().plusSeconds(refusal.retryAfter()))
                .min(Instant::compareTo)
                .orElseThrow();

        assertThat(latestBegin).as("moments named by %s", refusals).isBefore(earliestEnd);
    }

    private record Answer(Instant sent, Instant received, Response response) {
        boolean permitted() {
            return response.status() == 200;
        }

        long retryAfter() {
            return response.retryAfter();
        }
    }
}
