package gateway.web.admission;

import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static gateway.web.admission.TestRequest.request;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.config.KeyPart;
import gateway.web.config.RouteConfig;
import gateway.web.config.RouteConfig.LimitsMode;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which limits apply to a request, and what they cost. */
final class LimitStageTest {

    @Test
    void withoutLimitsEverythingPasses() {
        assertThat(new TestConfig().open().passing(1000, get("/api/x"))).isEqualTo(1000);
    }

    @Test
    void aTierLimitsEachOfItsClients() {
        TestGateway gateway =
                new TestConfig().tier("free", policy("free", 3, "1h")).open();
        assertThat(gateway.passing(5, get("/api/x").from("198.51.100.7"))).isEqualTo(3);
        assertThat(gateway.passing(5, get("/api/y").from("198.51.100.8"))).isEqualTo(3);
        assertThat(gateway.send(get("/api/x").from("198.51.100.7")).error()).isEqualTo("Rate limit exceeded");
    }

    @Test
    void permitsComeBackAfterRetryAfter() {
        TestGateway gateway =
                new TestConfig().tier("free", policy("free", 3, "1m")).open();
        gateway.passing(3, get("/api/x"));
        gateway.advance(Duration.ofMillis(59_999));
        assertThat(gateway.send(get("/api/x")).refusal().retryAfterSeconds()).hasValue(1);
        gateway.advance(Duration.ofMillis(1));
        assertThat(gateway.passing(5, get("/api/x"))).isEqualTo(3);
    }

    @Test
    void aTierMayHaveSeveralPolicies() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free.burst", 2, "1s"), policy("free.daily", 3, "1d"))
                .open();
        assertThat(gateway.passing(5, get("/api/x"))).isEqualTo(2);
        gateway.advance(Duration.ofSeconds(1));
        assertThat(gateway.passing(5, get("/api/x"))).isEqualTo(1);
    }

    @Test
    void aRouteAddsItsLimitsToThoseOfTheTier() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free", 3, "1h"))
                .route("login", "/api/login", policy("login.try", 2, "1h"))
                .open();
        assertThat(gateway.passing(5, get("/api/login"))).isEqualTo(2);
        assertThat(gateway.passing(5, get("/api/x"))).isEqualTo(1);
    }

    @Test
    void aRouteMayReplaceTheLimitsOfTheTier() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free", 3, "1h"))
                .global(policy("global", 6, "1h"))
                .route(route("bulk", LimitsMode.REPLACE, 1, policy("bulk.all", 9, "1h")))
                .open();
        assertThat(gateway.passing(2, get("/api/x"))).isEqualTo(2);
        assertThat(gateway.passing(9, get("/api/bulk"))).isEqualTo(4);
        assertThat(gateway.send(get("/api/bulk")).refusal().exceeded()).contains(new Refusal.Exceeded("global", 6));
    }

    @Test
    void aRouteMayReplaceThemByNone() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free", 3, "1h"))
                .route(route("bulk", LimitsMode.REPLACE, 1))
                .open();
        assertThat(gateway.passing(9, get("/api/bulk"))).isEqualTo(9);
    }

    @Test
    void routesMayShareOneCount() {
        TestGateway gateway = new TestConfig()
                .route("a", "/api/a", policy("a.tries", 3, "1h").scope("tries"))
                .route("b", "/api/b", policy("b.tries", 3, "1h").scope("tries"))
                .open();
        assertThat(gateway.passing(2, get("/api/a"))).isEqualTo(2);
        assertThat(gateway.passing(2, get("/api/b"))).isEqualTo(1);
    }

    @Test
    void theGlobalLimitIsEverybodys() {
        TestGateway gateway = new TestConfig().global(policy("global", 3, "1h")).open();
        assertThat(gateway.passing(2, get("/api/x").from("198.51.100.7"))).isEqualTo(2);
        assertThat(gateway.passing(2, get("/api/x").from("198.51.100.8"))).isEqualTo(1);
    }

    @Test
    void aRequestCostsWhatItsPolicyAndItsRouteSay() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free", 13, "1h").cost(2))
                .route(route("export", LimitsMode.ADD, 3))
                .open();
        assertThat(gateway.passing(9, get("/api/export"))).isEqualTo(2);
        assertThat(gateway.send(get("/api/x")).status()).isEqualTo(429);
    }

    @Test
    void aCostBeyondTheLimitIsToldApart() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free", 5, "1h"))
                .route(route("export", LimitsMode.ADD, 6))
                .open();
        TestResponse response = gateway.send(get("/api/export"));
        assertThat(response.status()).isEqualTo(429);
        assertThat(response.error()).isEqualTo("Cost exceeds limit");
        assertThat(response.header("Retry-After")).isEmpty();
        assertThat(response.header("X-RateLimit-Remaining")).contains("5");
        assertThat(gateway.passing(9, get("/api/x"))).isEqualTo(5);
    }

    @Test
    void aProductOfCostsBeyondAllNumbersIsImpossibleToo() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free", 5, "1h").cost(5))
                .route(route("export", LimitsMode.ADD, Long.MAX_VALUE / 2))
                .open();
        assertThat(gateway.send(get("/api/export")).error()).isEqualTo("Cost exceeds limit");
    }

    @Test
    void headOptionsAndUnknownMethodsCountLikeAnyOther() {
        TestGateway gateway =
                new TestConfig().tier("free", policy("free", 3, "1h")).open();
        assertThat(gateway.send(request("HEAD", "/api/x")).status()).isEqualTo(200);
        assertThat(gateway.send(request("OPTIONS", "/api/x")).status()).isEqualTo(200);
        assertThat(gateway.send(request("FOO", "/api/x")).status()).isEqualTo(200);
        assertThat(gateway.send(request("HEAD", "/api/x")).status()).isEqualTo(429);
    }

    @Test
    void managementIsNotLimited() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free", 3, "1h"))
                .global(policy("global", 3, "1h"))
                .open();
        gateway.passing(9, get("/api/x"));
        assertThat(gateway.passing(9, get("/api/gateway/analytics"))).isEqualTo(9);
        assertThat(gateway.passing(9, get("/dashboard/index.xhtml"))).isEqualTo(9);
    }

    @Test
    void aStageHasItsSayOnceForEachExchange() {
        TestGateway gateway =
                new TestConfig().tier("free", policy("free", 2, "1h")).open();
        Exchange exchange = gateway.gateway.begin(get("/api/x"));
        gateway.enter(exchange);
        gateway.enter(exchange);
        assertThat(gateway.gateway.limit().enter(exchange)).isEmpty();
        assertThat(gateway.send(get("/api/x")).header("X-RateLimit-Remaining")).contains("0");
    }

    @Test
    void theLoginOfTheStrategiesGuideIsLimitedInTwoWays() {
        RouteConfig login = new RouteConfig(
                "login",
                TestConfig.pattern("/api/login"),
                Set.of("POST"),
                false,
                Optional.empty(),
                LimitsMode.ADD,
                1,
                TestConfig.configs(
                        policy("login.once", 5, "1m").by(KeyPart.IP, KeyPart.METHOD),
                        policy("login.any", 20, "1h").by(KeyPart.IP)),
                Optional.empty(),
                Optional.empty());
        TestGateway gateway = new TestConfig().route(login).open();
        assertThat(gateway.passing(9, request("POST", "/api/login"))).isEqualTo(5);
        assertThat(gateway.passing(9, request("GET", "/api/login"))).isEqualTo(9);
        for (int minute = 1; minute < 4; minute++) {
            gateway.advance(Duration.ofMinutes(1));
            assertThat(gateway.passing(9, request("POST", "/api/%6cogin;x"))).isEqualTo(5);
        }
        gateway.advance(Duration.ofMinutes(1));
        assertThat(gateway.send(request("POST", "/api/login/")).refusal().exceeded())
                .contains(new Refusal.Exceeded("login.any", 20));
    }

    private static RouteConfig route(String id, LimitsMode mode, long cost, TestPolicy... policies) {
        return new RouteConfig(
                id,
                TestConfig.pattern("/api/" + id),
                Set.of(),
                false,
                Optional.empty(),
                mode,
                cost,
                TestConfig.configs(policies),
                Optional.empty(),
                Optional.empty());
    }
}
