package gateway.web.admission;

import static gateway.web.admission.TestPolicy.limiter;
import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What callers are told about limits (SPEC 4.4). */
final class RateHeadersTest {
    private static final long START = TestTime.START.getEpochSecond();
    private static final TestRequest REQUEST = get("/api/x");

    @Test
    void limitRemainingAndResetAreOnEveryResponse() {
        TestResponse response =
                new TestConfig().tier("free", policy("free", 3, "1m")).open().send(REQUEST);
        assertThat(response.header("X-RateLimit-Limit")).contains("3");
        assertThat(response.header("X-RateLimit-Remaining")).contains("2");
        assertThat(response.header("X-RateLimit-Reset")).contains(Long.toString(START + 60));
        assertThat(response.header("Retry-After")).isEmpty();
        assertThat(response.header("RateLimit")).isEmpty();
    }

    @Test
    void theyStayWhenTheRequestIsRefused() {
        TestGateway gateway =
                new TestConfig().tier("free", policy("free", 3, "1m")).open();
        gateway.passing(3, REQUEST);
        gateway.advance(Duration.ofMillis(57_100));
        TestResponse response = gateway.send(REQUEST);
        assertThat(response.header("X-RateLimit-Remaining")).contains("0");
        assertThat(response.header("X-RateLimit-Reset")).contains(Long.toString(START + 60));
        assertThat(response.header("Retry-After")).contains("3");
    }

    @Test
    void resetIsRoundedUpToWholeSecondsOfUnixTime() {
        TestGateway gateway = new TestConfig().tier("free", bucket("free", 10)).open();
        gateway.advance(Duration.ofMillis(300));
        assertThat(gateway.send(REQUEST).header("X-RateLimit-Reset")).contains(Long.toString(START + 1));
        gateway.passing(8, REQUEST);
        assertThat(gateway.send(REQUEST).header("X-RateLimit-Reset")).contains(Long.toString(START + 2));
    }

    @Test
    void retryAfterIsAtLeastOneSecond() {
        TestGateway gateway = new TestConfig().tier("free", bucket("free", 10)).open();
        gateway.passing(10, REQUEST);
        assertThat(gateway.send(REQUEST).header("Retry-After")).contains("1");
    }

    @Test
    void theOtherDialectIsOneOfStructuredFields() {
        TestGateway gateway = new TestConfig()
                .tier("free", bucket("free", 100))
                .dialects(false, true)
                .open();
        TestResponse response = gateway.send(REQUEST);
        assertThat(response.header("RateLimit-Policy")).contains("\"free\";q=100;w=10");
        assertThat(response.header("RateLimit")).contains("\"free\";r=99;t=1");
        assertThat(response.header("X-RateLimit-Limit")).isEmpty();
    }

    @Test
    void aWindowBelowASecondIsOne() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free", 5, "250ms"))
                .dialects(true, true)
                .open();
        TestResponse response = gateway.send(REQUEST);
        assertThat(response.header("RateLimit-Policy")).contains("\"free\";q=5;w=1");
        assertThat(response.header("X-RateLimit-Limit")).contains("5");
    }

    @Test
    void ofSeveralLimitsTheScarcestOfTheCallersOwnIsShown() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free.minute", 4, "1m"), policy("free.day", 9, "1d"))
                .route("x", "/api/x", policy("x.try", 6, "1h"))
                .global(policy("global", 3, "1h"))
                .open();
        assertThat(gateway.send(REQUEST).header("X-RateLimit-Limit")).contains("4");
    }

    @Test
    void ofEquallyScarceOnesTheLongestReset() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free.minute", 4, "1m"), policy("free.day", 4, "1d"))
                .open();
        assertThat(gateway.send(REQUEST).header("X-RateLimit-Reset")).contains(Long.toString(START + 86_400));
    }

    @Test
    void ofSeveralThatRefuseTheLongestRetry() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free.day", 2, "1d"), policy("free.minute", 2, "1m"))
                .open();
        gateway.passing(2, REQUEST);
        TestResponse response = gateway.send(REQUEST);
        assertThat(response.header("Retry-After")).contains("86400");
        assertThat(response.refusal().exceeded()).contains(new Refusal.Exceeded("free.day", 2));
    }

    @Test
    void theGlobalLimitIsShownOnlyWhenItRefuses() {
        TestGateway gateway = new TestConfig().global(policy("global", 1, "1h")).open();
        assertThat(rateHeaders(gateway.send(REQUEST))).isEmpty();
        TestResponse refused = gateway.send(REQUEST);
        assertThat(refused.header("X-RateLimit-Limit")).contains("1");
        assertThat(refused.header("X-RateLimit-Remaining")).contains("0");
    }

    @Test
    void shadowLimitsAreNeverShown() {
        TestGateway gateway = new TestConfig()
                .tier("free", policy("free.trial", 1, "1h").shadow())
                .dialects(true, true)
                .open();
        gateway.passing(2, REQUEST);
        assertThat(rateHeaders(gateway.send(REQUEST))).isEmpty();
    }

    @Test
    void aTierWithoutLimitsHasNone() {
        assertThat(rateHeaders(new TestConfig().dialects(true, true).open().send(REQUEST)))
                .isEmpty();
    }

    @Test
    void whatAResourceSaysAboutItsOwnLimitsIsReplaced() {
        TestGateway gateway =
                new TestConfig().tier("free", policy("free", 3, "1m")).open();
        TestResponse response = gateway.send(REQUEST, new TestHeaders().with("x-ratelimit-limit", "7", "8"));
        assertThat(response.headers().values("X-RateLimit-Limit")).containsExactly("3");
    }

    private static TestPolicy bucket(String name, long capacity) {
        return policy(
                name, limiter("token-bucket", Map.of("max-requests", Long.toString(capacity), "refill-rate", "10")));
    }

    private static List<String> rateHeaders(TestResponse response) {
        return response.headers().names().stream()
                .filter(name -> name.contains("RateLimit"))
                .toList();
    }
}
