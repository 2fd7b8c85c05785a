package gateway.web.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.blackbox.faults.FaultyResource;
import gateway.web.blackbox.faults.FaultyValidator;
import gateway.web.blackbox.http.Request;
import gateway.web.blackbox.http.Response;
import gateway.web.blackbox.server.GatewayServer;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A sink of the request log throws for every request of this server. */
@DisplayName("K03: parts of the gateway that throw")
class FailingPartsIT {
    private static final int TIMES = 100;

    static final String SETTINGS = """
            gateway.tiers.k03-open.algorithm=faulty
            gateway.tiers.k03-closed.algorithm=faulty
            gateway.tiers.k03-closed.on-failure=closed
            gateway.tiers.k03-mixed.limits.good.algorithm=fixed-window
            gateway.tiers.k03-mixed.limits.good.max-requests=1
            gateway.tiers.k03-mixed.limits.good.window=24h
            gateway.tiers.k03-mixed.limits.bad.algorithm=faulty
            """
            + Settings.tier("k03-once", "fixed-window", 1, "24h")
            + Settings.key("k03-open", "k03-open")
            + Settings.key("k03-closed", "k03-closed")
            + Settings.key("k03-mixed", "k03-mixed")
            + Settings.key("k03-once", "k03-once");

    private final GatewayServer server = FaultyGateway.server();

    @Test
    void aLimiterThatFailsOpenLetsEveryRequestPass() {
        assertThat(statuses("k03-open")).containsOnly(200);
    }

    @Test
    void aLimiterThatFailsClosedRefusesWith503() {
        assertThat(statuses("k03-closed")).containsOnly(503);
        Response refused = server.send(keyed("/api/echo", "k03-closed"));

        assertThat(refused.json()).containsEntry("error", "Gateway unavailable");
        assertThat(refused.retryAfter()).isEqualTo(1);
        assertThat(refused.header("Cache-Control")).contains("no-store");
        assertThat(refused.toString()).doesNotContain(FaultyResource.SECRET);
    }

    @Test
    void theOtherLimitsOfARequestStillHold() {
        assertThat(IntStream.range(0, 3).mapToObj(i -> server.send(keyed("/api/echo", "k03-mixed"))))
                .extracting(Response::status)
                .containsExactly(200, 429, 429);
    }

    @Test
    void aValidatorOfDeviceCodesThatThrowsRefusesThoseWhoShowACodeAndNobodyElse() {
        Response refused = server.send(Request.get("/api/echo").key(FaultyValidator.BAD));

        assertThat(refused.status()).isEqualTo(503);
        assertThat(refused.json()).containsEntry("error", "Gateway unavailable");
        assertThat(refused.toString()).doesNotContain(FaultyResource.SECRET);
        assertThat(server.send(Request.get("/api/echo")).status()).isEqualTo(200);
    }

    @Test
    void aValidatorThatIsPluggedInDecidesAboutDeviceCodesAlone() {
        Caller caller = Caller.seenBy(server, Request.get("/api/echo").key(FaultyValidator.GOOD));

        assertThat(caller.clientId()).isEqualTo(FaultyValidator.SESSION);
        assertThat(caller.tier()).isEqualTo("unlimited");
        assertThat(server.send(Request.get("/api/echo").key("totp_other")).status())
                .isEqualTo(401);
    }

    @Test
    void failuresAreLoggedAtMostOnceASecond() {
        long before = failuresOnConsole();
        long start = System.nanoTime();
        statuses("k03-open");
        long seconds = Duration.ofNanos(System.nanoTime() - start).toSeconds();

        assertThat(failuresOnConsole() - before).isLessThanOrEqualTo(3 * (seconds + 2));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"application/json", "text/html", "*/*", "image/png", "text/html;q=0.9, image/*", "nonsense"})
    void aRefusalIsAProblemWhateverTheCallerAccepts(String accept) {
        server.send(keyed("/api/echo", "k03-once"));

        assertProblem(keyed("/api/echo", "k03-once").header("Accept", accept), 429);
        assertProblem(keyed("/api/echo", "k03-closed").header("Accept", accept), 503);
        assertProblem(Request.get("/api/echo").key("wrong").header("Accept", accept), 401);
        assertProblem(Request.get("/api/echo").from("203.0.113.9").header("Accept", accept), 403);
        assertProblem(
                Request.get("/api/faults/k03/exception").header("Accept", accept), isNegotiated(accept) ? 500 : 406);
    }

    /** Whether JAX-RS chooses a resource at all that produces JSON. */
    private static boolean isNegotiated(String accept) {
        return accept.contains("json") || accept.contains("*/*");
    }

    private void assertProblem(Request request, int status) {
        Response response = server.send(request);

        assertThat(response.status()).isIn(status, 400);
        assertThat(response.header("Content-Type")).contains("application/problem+json");
        assertThat(response.text()).doesNotContain(FaultyResource.SECRET);
    }

    private long failuresOnConsole() {
        return server.console()
                .lines()
                .filter(line -> line.contains("faulty") || line.contains("k03"))
                .count();
    }

    private List<Integer> statuses(String keyId) {
        return IntStream.range(0, TIMES)
                .mapToObj(i -> server.send(keyed("/api/echo", keyId)).status())
                .toList();
    }

    private static Request keyed(String target, String keyId) {
        return Request.get(target).key(Settings.secret(keyId));
    }
}
