package gateway.web.admission;

import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static gateway.web.admission.TestRequest.request;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import gateway.api.analytics.RequestEntry;
import gateway.api.analytics.RequestRefusal;
import gateway.api.client.ClientKind;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is noted of a request once it is over. */
final class LogStageTest {
    private final TestConfig config = new TestConfig()
            .tier("gold", policy("gold", 1, "1h"))
            .key("mobile", "valid-secret", "gold")
            .route("orders", "/api/orders/**")
            .blocking("203.0.113.9");

    @Test
    void everythingThatWasFoundOut() {
        TestGateway gateway = config.open();
        Exchange exchange = gateway.gateway.begin(
                request("post", "/api/orders/7;v=1?apiKey=valid-secret&x=1").from("198.51.100.7"));
        gateway.enter(exchange);
        gateway.advance(Duration.ofMillis(12));
        gateway.gateway.log().end(exchange, 201, 345);
        assertThat(gateway.log)
                .containsExactly(new RequestEntry(
                        exchange.requestId(),
                        TestTime.START,
                        "POST",
                        "/api/orders/7;v=1",
                        Optional.of("orders"),
                        201,
                        345,
                        Duration.ofMillis(12),
                        "mobile",
                        "198.51.100.7",
                        Optional.of("gold"),
                        ClientKind.API_KEY,
                        Optional.empty()));
    }

    @Test
    void exactlyOnceHoweverOftenAnExchangeEnds() {
        TestGateway gateway = config.open();
        Exchange exchange = gateway.gateway.begin(get("/api/x"));
        gateway.gateway.log().end(exchange, 200, 10);
        gateway.gateway.log().end(exchange, 500, 20);
        assertThat(gateway.log).extracting(RequestEntry::bytes).containsExactly(10L);
    }

    @Test
    void theTimeToItsBeginOfAStreamHoweverLongItLasts() {
        TestGateway gateway = config.open();
        Exchange exchange = gateway.gateway.begin(get("/api/gateway/analytics/live"));
        gateway.advance(Duration.ofMillis(12));
        gateway.gateway.log().streams(exchange);
        gateway.advance(Duration.ofHours(8));
        assertThat(gateway.log).isEmpty();

        gateway.gateway.log().end(exchange, 200, 0);

        assertThat(gateway.log).extracting(RequestEntry::responseTime).containsExactly(Duration.ofMillis(12));
    }

    @Test
    void whichPolicyRefused() {
        TestGateway gateway = config.open();
        gateway.passing(2, get("/api/x").key("valid-secret"));
        assertThat(gateway.log)
                .extracting(RequestEntry::status, RequestEntry::refusal)
                .containsExactly(tuple(200, Optional.empty()), tuple(429, refused("Rate limit exceeded", "gold")));
    }

    @Test
    void refusedRequestsToo() {
        TestGateway gateway = config.open();
        gateway.send(get("/api/../x"));
        gateway.send(get("/api/x").key("unknown"));
        gateway.send(get("/api/x").key("valid-secret").from("203.0.113.9"));
        assertThat(gateway.log).extracting(RequestEntry::status).containsExactly(400, 401, 403);
    }

    @Test
    void whatTheCallerWasToldWhateverRefused() {
        TestGateway gateway = config.secure("secure", "/api/secure").open();
        gateway.send(get("/api/../x"));
        gateway.send(get("/api/x").key("unknown"));
        gateway.send(get("/api/secure"));
        gateway.send(get("/api/x").from("203.0.113.9"));
        gateway.send(request("TRACE", "/api/x"));
        assertThat(gateway.log)
                .extracting(entry -> entry.refusal().orElseThrow())
                .containsExactly(
                        new RequestRefusal("Bad request", Optional.empty()),
                        new RequestRefusal("Invalid or revoked API key", Optional.empty()),
                        new RequestRefusal("API key required", Optional.empty()),
                        new RequestRefusal("IP is blocked", Optional.empty()),
                        new RequestRefusal("Method not allowed", Optional.empty()));
        assertThat(gateway.log).noneMatch(RequestEntry::limited);
    }

    @Test
    void noRefusalWhereTheResourceAnswersWithAnError() {
        TestGateway gateway = config.open();
        gateway.send(get("/api/x"), 503);
        assertThat(gateway.log.get(0).refusal()).isEmpty();
    }

    @Test
    void noMoreOfAPathAndAMethodThanHasABound() {
        TestGateway gateway = config.open();
        gateway.send(request("M".repeat(100), "/api/" + "x".repeat(5_000)));
        assertThat(gateway.log.get(0).path())
                .hasSize(RequestEntry.MAX_PATH)
                .startsWith("/api/xxx")
                .endsWith("x…");
        assertThat(gateway.log.get(0).method()).hasSize(RequestEntry.MAX_METHOD).endsWith("M…");
    }

    private static Optional<RequestRefusal> refused(String error, String policy) {
        return Optional.of(new RequestRefusal(error, Optional.of(policy)));
    }

    @Test
    void noTierWhereNoneWasFoundOut() {
        TestGateway gateway = config.open();
        gateway.send(get("/api/../x"));
        assertThat(gateway.log.get(0).tier()).isEmpty();
        assertThat(gateway.log.get(0).clientId()).isEqualTo("192.0.2.1");
    }

    @Test
    void nothingOfAQueryOrAKey() {
        TestGateway gateway = config.open();
        gateway.send(get("/api/x?apiKey=valid-secret&%61piKey=other-secret").key("third-secret"));
        assertThat(gateway.log.toString()).doesNotContain("secret");
    }
}
