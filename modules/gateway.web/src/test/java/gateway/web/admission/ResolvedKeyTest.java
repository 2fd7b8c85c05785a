package gateway.web.admission;

import static gateway.web.admission.TestPolicy.policy;
import static gateway.web.admission.TestRequest.get;
import static gateway.web.admission.TestResolver.tenant;
import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.limit.LimitedRequest;
import gateway.web.config.KeyPart;
import gateway.web.config.MissingPart;
import gateway.web.guard.Bulkhead;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Keys of limits with a part that a plug-in finds out. */
final class ResolvedKeyTest {
    private static final TestRequest CALL = get("/api/x");

    @RegisterExtension
    final CapturedLog log = new CapturedLog();

    @Test
    void whatItSaysCounts() {
        TestGateway gateway =
                limitedBy(request -> request.headers("X-Tenant").stream().findFirst());
        assertThat(gateway.passing(2, CALL.header("X-Tenant", "acme"))).isEqualTo(2);
        assertThat(gateway.passing(2, CALL.header("X-Tenant", " Acme ").from("198.51.100.7")))
                .isEqualTo(1);
        assertThat(gateway.passing(9, CALL.header("X-Tenant", "other"))).isEqualTo(3);
    }

    @Test
    void itSeesTheRequestAndWhoSendsIt() {
        List<String> seen = new ArrayList<>();
        TestGateway gateway = new TestConfig()
                .route("orders", "/api/orders/**", policy("orders.all", 3, "1h").by(tenant(request -> {
                    seen.add(String.join(
                            " ",
                            request.method(),
                            request.path(),
                            request.query(),
                            request.client().id(),
                            request.address().text(),
                            request.route().orElse("")));
                    return Optional.of("acme");
                })))
                .key("mobile", "secret", "free")
                .open();
        gateway.send(get("/api/orders/7?page=2").key("secret").from("198.51.100.7"));
        assertThat(seen).containsExactly("GET /api/orders/7 page=2 mobile 198.51.100.7 orders");
    }

    @Test
    void itIsAskedOnceForARequest() {
        AtomicInteger calls = new AtomicInteger();
        KeyPart part = tenant(request -> Optional.of("call " + calls.incrementAndGet()));
        TestGateway gateway = new TestConfig()
                .tier(
                        "free",
                        policy("free.a", 9, "1h").by(part),
                        policy("free.b", 9, "1m").by(KeyPart.IP, part))
                .open();
        gateway.send(CALL);
        assertThat(calls).hasValue(1);
    }

    @Test
    void nothingIsAMissingPart() {
        assertThat(limitedBy(request -> Optional.empty()).send(CALL).refusal().field())
                .contains("tenant");
        assertThat(limitedBy(request -> Optional.of(" ")).send(CALL).status()).isEqualTo(400);
        TestGateway skipping = open(
                policy("free", 3, "1h").by(tenant(request -> Optional.empty())).missing(MissingPart.SKIP));
        assertThat(skipping.passing(9, CALL)).isEqualTo(9);
    }

    @Test
    void oneThatThrowsFailsOpen() {
        TestGateway gateway = limitedBy(ResolvedKeyTest::failing);
        assertThat(gateway.passing(9, CALL)).isEqualTo(9);
        assertThat(gateway.failures(Failures.Part.KEY_RESOLVER)).isEqualTo(9);
        assertThat(log.messages()).containsExactly("key resolver tenant failed");
    }

    @Test
    void orClosedIfItsPolicySaysSo() {
        TestGateway gateway = open(
                policy("free", 3, "1h").by(tenant(ResolvedKeyTest::failing)).closed());
        TestResponse response = gateway.send(CALL);
        assertThat(response.status()).isEqualTo(503);
        assertThat(response.body()).doesNotContain("secret text");
    }

    @Test
    void aShadowLimitFailsForNobody() {
        TestGateway gateway = open(policy("free", 3, "1h")
                .by(tenant(ResolvedKeyTest::failing))
                .closed()
                .shadow());
        assertThat(gateway.passing(9, CALL)).isEqualTo(9);
    }

    @Test
    void aFailureIsNoMissingPart() {
        TestGateway gateway = open(
                policy("free", 3, "1h").by(tenant(ResolvedKeyTest::failing)).missing(MissingPart.IP));
        assertThat(gateway.passing(9, CALL)).isEqualTo(9);
    }

    @Test
    @SuppressWarnings("NullOptional") // what a plug-in may do
    void neitherIsNull() {
        TestGateway gateway = limitedBy(request -> null);
        assertThat(gateway.send(CALL).status()).isEqualTo(200);
        assertThat(gateway.failures(Failures.Part.KEY_RESOLVER)).isEqualTo(1);
    }

    @Test
    void theOtherLimitsGoOn() {
        TestGateway gateway = new TestConfig()
                .tier(
                        "free",
                        policy("free.tenant", 1, "1h").by(tenant(ResolvedKeyTest::failing)),
                        policy("free.address", 3, "1h").by(KeyPart.IP))
                .open();
        assertThat(gateway.passing(9, CALL)).isEqualTo(3);
        assertThat(gateway.send(CALL).header("X-RateLimit-Limit")).contains("3");
    }

    @Test
    void whatItSaysMayBeLong() {
        TestGateway gateway = limitedBy(request -> Optional.of("x".repeat(1 << 20)));
        assertThat(gateway.passing(9, CALL)).isEqualTo(3);
    }

    @Test
    void oneThatHangsHoldsAFewRequestsAndNoMore() throws Exception {
        CountDownLatch inside = new CountDownLatch(Bulkhead.MAX_INSIDE);
        CountDownLatch end = new CountDownLatch(1);
        TestGateway gateway = limitedBy(request -> {
            inside.countDown();
            await(end);
            return Optional.of("acme");
        });
        ExecutorService callers = Executors.newFixedThreadPool(Bulkhead.MAX_INSIDE);
        try {
            List<Future<Integer>> held = new ArrayList<>();
            for (int i = 0; i < Bulkhead.MAX_INSIDE; i++) {
                held.add(callers.submit(() -> gateway.send(CALL).status()));
            }
            await(inside);
            assertThat(gateway.passing(50, CALL)).as("answered meanwhile").isEqualTo(50);
            assertThat(gateway.failures(Failures.Part.KEY_RESOLVER)).isEqualTo(50);
            end.countDown();
            int passed = 0;
            for (Future<Integer> one : held) {
                passed += one.get() == 200 ? 1 : 0;
            }
            assertThat(passed).isEqualTo(3);
            assertThat(gateway.send(CALL).status()).as("counted again").isEqualTo(429);
        } finally {
            callers.shutdownNow();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Optional<String> failing(LimitedRequest request) {
        throw new IllegalStateException("secret text of " + request.path());
    }

    private static TestGateway limitedBy(Function<LimitedRequest, Optional<String>> answer) {
        return open(policy("free", 3, "1h").by(tenant(answer)));
    }

    private static TestGateway open(TestPolicy policy) {
        return new TestConfig().tier("free", policy).open();
    }
}
